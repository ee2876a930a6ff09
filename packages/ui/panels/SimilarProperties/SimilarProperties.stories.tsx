import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { PropertyCard } from '../../cards/PropertyCard';
import { createStoryListing } from '../../cards/storyListing';
import { SimilarProperties } from './SimilarProperties';
import { namedOptions } from '../../../../testing/namedOptions';

const homes = [11, 12, 13].map((seed) => createStoryListing(seed, { id: String(seed) }));

const meta = {
  title: 'Panels/SimilarProperties',
  component: SimilarProperties,
  argTypes: { listings: namedOptions({ Several: homes, One: homes.slice(0, 1), None: [] }) },
  parameters: {
    guide: {
      use: 'Below one listing, with listings that are already loaded.',
      avoid: 'Lists of results: use ResultList.',
      do: 'Show the most similar one first.',
      dont: 'Do not load listings only for this panel.',
      anatomy: ['heading', 'two or three cards'],
      accessibility: ['A region named by its heading, with a list of cards.'],
      related: ['PropertyCard', 'RecentlyViewed'],
    } satisfies Guide,
  },
  args: {
    listings: homes,
    renderCard: (listing) => <PropertyCard listing={listing} href={`/property/${listing.id}`} />,
  },
} satisfies Meta<typeof SimilarProperties>;
export default meta;

type Story = StoryObj<typeof meta>;

const visibleCards = (cards: HTMLElement[]) => cards.filter((card) => card.checkVisibility());

/** A visitor has read a listing to its end. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Similar properties' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

/** With a line about the listing among them. */
export const WithNote: Story = {
  args: { note: 'GH₵ 1,550 is 12% below the median of 23 similar homes in Ashanti' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12% below the median/)).toBeVisible();
  },
};

/** On a phone: two cards, stacked. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(visibleCards(canvas.getAllByRole('article'))).toHaveLength(2);
  },
};

/** Only one similar listing. */
export const One: Story = { args: { listings: homes.slice(0, 1) } };

/** No similar listing: nothing is rendered. */
export const Empty: Story = {
  args: { listings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
