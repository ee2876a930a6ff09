import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../../cards/storyListing';
import { Container } from '../../primitives';
import { RecentlyViewed } from './RecentlyViewed';
import { namedOptions } from '../../../../testing/namedOptions';

const homes = Array.from({ length: 9 }, (_, index) =>
  createStoryListing(index + 1, { id: String(index + 1) }),
);

const meta = {
  title: 'Panels/RecentlyViewed',
  component: RecentlyViewed,
  argTypes: {
    listings: namedOptions({ Several: homes, One: homes.slice(0, 1), None: [] }),
    noteFor: { control: false },
  },
  parameters: {
    guide: {
      use: 'Listings opened on this device, for returning to them.',
      avoid: 'Results of a search: use ResultList. Listings similar to another: use SimilarProperties.',
      do: 'Show the newest first.',
      dont: 'Do not show it empty.',
      anatomy: ['heading', 'Clear and arrows', 'row of small cards'],
      accessibility: [
        'A `section` named by its heading with a list of cards. The arrows are buttons named Newer and Older, and the row scrolls with the keyboard by focusing its links.',
      ],
      related: ['PropertyCard', 'SimilarProperties'],
    } satisfies Guide,
  },
  args: { listings: homes, hrefFor: ({ id }) => `/property/${id}`, onClear: fn() },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 20 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof RecentlyViewed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After several visits: the last opened listing is first, and the arrows scroll to older ones. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recently viewed' })).toBeVisible();
    const cards = canvas.getAllByRole('article');
    await expect(cards[0]).toHaveAccessibleName(homes[0]?.title);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/property/1');
    const row = canvas.getByRole('list');
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** One listing: there are no arrows. */
export const One: Story = {
  args: { listings: homes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Older' })).toBeNull();
  },
};

/** Without a connection: the copies on this device, each with the day it was saved. */
export const Saved: Story = {
  tags: ['visual'],
  args: { listings: homes.slice(0, 2), noteFor: () => 'Saved on 20 November' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Saved on 20 November')).toHaveLength(2);
  },
};

/** On a phone the row is swiped. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A very long title, and markup in the title of a listing without photos. */
export const Hostile: Story = {
  args: {
    listings: [
      createStoryListing(1, { title: 'Ω'.repeat(10_000) }),
      createStoryListing(2, { title: 'شقة <script>alert(1)</script>', images: [] }),
    ],
  },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.getBoundingClientRect().height).toBeLessThan(420);
    }
  },
};

/** Nothing was opened yet, or the list was cleared: nothing is rendered. */
export const Empty: Story = {
  args: { listings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
