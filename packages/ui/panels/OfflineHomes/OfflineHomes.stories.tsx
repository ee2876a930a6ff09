import type { OfflineHome } from '@efie/domain/offline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../../cards/storyListing';
import { Container } from '../../primitives';
import { OfflineHomes } from './OfflineHomes';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 21, 10);

const homes: readonly OfflineHome[] = [1, 2, 3, 4, 5].map((seed) => ({
  listing: createStoryListing(seed, { id: String(seed) }),
  savedAt: now - seed * DAY,
}));

const meta = {
  title: 'Panels/OfflineHomes',
  component: OfflineHomes,
  argTypes: {
    homes: namedOptions({ Five: homes, One: homes.slice(0, 1), None: [] }),
    now: { control: 'date' },
  },
  parameters: {
    guide: {
      use: 'On screens without a connection, when copies of homes are stored on this device.',
      avoid: 'With a connection: use RecentlyViewed.',
      do: 'Show when the copy of each home was saved.',
      dont: 'Do not list a home without a stored copy.',
      anatomy: [
        'heading',
        'number of homes and storage used',
        'a row of small cards with the day each copy was saved, scrolled by swiping',
      ],
      accessibility: ['A `section` named by its heading with a list of cards.'],
      related: ['RecentlyViewed', 'Banner'],
    } satisfies Guide,
  },
  args: { homes, hrefFor: ({ id }) => `/property/${id}`, now, size: '340 kB' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof OfflineHomes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Five homes are stored. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'There is no connection, but you can read these' });
    await expect(section).toHaveTextContent('5 homes saved on this device, 340 kB');
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(5);
    await expect(cards[0]).toHaveTextContent('Saved on 20 November');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/property/1');
  },
};

/** One home, saved last year; the storage it uses is not known yet. */
export const One: Story = {
  args: { homes: homes.slice(0, 1).map((home) => ({ ...home, savedAt: now - 365 * DAY })), size: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 home saved on this device')).toBeVisible();
    await expect(canvas.getByText('Saved on 21 November 2025')).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

/** A very long title, and markup in the title of a home whose photo is not stored. */
export const Hostile: Story = {
  args: {
    homes: [
      { listing: createStoryListing(1, { title: 'Ω'.repeat(10_000) }), savedAt: now },
      {
        listing: createStoryListing(2, { title: 'شقة <script>alert(1)</script>', images: [] }),
        savedAt: now,
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card.getBoundingClientRect().height).toBeLessThan(460);
  },
};

/** Nothing is stored: nothing is rendered. */
export const Empty: Story = {
  args: { homes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
