import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropertyCard } from '../../cards/PropertyCard';
import { storyListing } from '../../cards/storyListing';
import { SimilarProperties } from './SimilarProperties';

const homes = [11, 12, 13].map((seed) => storyListing(seed, { id: String(seed) }));

const meta = {
  title: 'Panels/SimilarProperties',
  component: SimilarProperties,
  parameters: {
    guide: {
      use: 'Under one listing, with homes that are loaded already.',
      avoid: 'Lists of results: use ResultList.',
    },
  },
  args: {
    listings: homes,
    renderCard: (listing) => <PropertyCard listing={listing} href={`/property/${listing.id}`} />,
  },
} satisfies Meta<typeof SimilarProperties>;
export default meta;

type Story = StoryObj<typeof meta>;

const seen = (cards: HTMLElement[]) => cards.filter((card) => card.checkVisibility());

/** A visitor has read one home to its end. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Similar Properties' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  },
};

/** On a phone: two, one below the other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(seen(canvas.getAllByRole('article'))).toHaveLength(2);
  },
};

/** Only one is like it. */
export const One: Story = { args: { listings: homes.slice(0, 1) } };

/** None is: the band is absent. */
export const Empty: Story = {
  args: { listings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
