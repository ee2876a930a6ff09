import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { IconButton } from '../../primitives';
import { inColumn } from '../storyCardWidth';
import { createStoryListing } from '../storyListing';
import { FavoriteCard } from './FavoriteCard';
import { namedOptions } from '../../../../testing/namedOptions';

const studio = createStoryListing(21, {
  id: '21',
  title: 'Self-contained studio, prepaid meter',
  propertyType: 'studio',
  listingType: 'rent',
  price: 650,
  bedrooms: 1,
  bathrooms: 1,
});

const saved = { id: '5', listingId: '21', listing: studio };

const meta = {
  title: 'Cards/FavoriteCard',
  component: FavoriteCard,
  argTypes: {
    favorite: namedOptions({
      'Studio for rent': saved,
      'Rented studio': { ...saved, listing: { ...studio, status: 'rented' } },
      'No longer listed': { id: '6', listingId: '77', listing: null },
    }),
  },
  parameters: {
    design: designs('property-card', 'favorites'),
    guide: {
      use: 'One favorite on My Favorites. It is the property card with a remove button in the corner.',
      avoid:
        'Not in other lists: there PropertyCard has a heart that adds and removes a favorite without confirmation.',
      do: 'Ask before the listing is removed: RemoveFavorite.',
      dont: 'Do not drop a favorite whose listing is gone without a word.',
      anatomy: [
        'photo with remove button',
        'price, title and place',
        'facts',
        'agent',
        'View Details and contact buttons',
      ],
      accessibility: [
        "An `article` named by the listing's title. The remove button names the listing and has `aria-busy` while it runs.",
      ],
      related: ['PropertyCard', 'RemoveFavorite'],
    } satisfies Guide,
  },
  args: {
    favorite: saved,
    href: '/property/21',
    agentHref: '/agent/profile/101',
    onRemove: fn(),
    onSeen: fn(),
  },
  decorators: [inColumn(416)],
} satisfies Meta<typeof FavoriteCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A user looks through their favorites and removes one. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: studio.title }));
    await expect(card.getByText(/GH₵ 650/).parentElement).toHaveTextContent('GH₵ 650 per month');
    await expect(card.queryByRole('button', { name: /^Save / })).toBeNull();
    const remove = card.getByRole('button', { name: `Remove ${studio.title} from favorites` });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith({ listingId: '21' });
  },
};

/** With the keyboard the remove button follows the title, and Enter activates it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Remove / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith({ listingId: '21' });
  },
};

/** The screen adds a button at the other corner of the photo, which chooses the home for the comparison. */
export const WithCompare: Story = {
  args: { compareAction: <IconButton kind="soft" icon="columns" label={`Compare ${studio.title}`} /> },
  play: async ({ canvas }) => {
    const [remove, compare] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    const photo = canvas.getByRole('img', { name: /picture 1/ }).getBoundingClientRect();
    await expect(compare?.left).toBe(remove?.left);
    await expect(Math.abs((compare?.bottom ?? 0) + 10 - photo.bottom)).toBeLessThan(1);
  },
};

/** The removal is confirmed and its request in flight: further presses do nothing. */
export const Removing: Story = {
  tags: ['visual'],
  args: { isRemoving: true },
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', { name: /^Remove / });
    await expect(remove).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(remove);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The home has been rented since: a ribbon says so, and the favorite stays until the user removes it. */
export const Rented: Story = {
  tags: ['visual'],
  args: { favorite: { id: '5', listingId: '21', listing: { ...studio, status: 'rented' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rented')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remove / })).toBeVisible();
  },
};

/** The listing no longer exists: the card says so and can be removed. */
export const NoLongerAvailable: Story = {
  tags: ['visual'],
  args: { favorite: { id: '6', listingId: '77', listing: null } },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: 'No longer available' }));
    await expect(card.getByText(/^This property is no longer listed/)).toBeVisible();
    await expect(card.queryByRole('link')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Remove this property from favorites' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ listingId: '77' });
  },
};

/** A missing favorite has the same height as the card beside it. */
export const InARow: Story = {
  parameters: { cardWidth: 816 },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        gridAutoRows: '1fr',
      }}
    >
      <FavoriteCard {...args} />
      <FavoriteCard {...args} favorite={{ id: '6', listingId: '77', listing: null }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const heights = canvas
      .getAllByRole('article')
      .map((card) => Math.round(card.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
  },
};

/** A very long title with a direction override: the card keeps its size and the button a short accessible name. */
export const HostileText: Story = {
  args: {
    favorite: {
      id: '5',
      listingId: '21',
      listing: { ...studio, title: `\u202E${'شقة👨‍👩‍👧‍👦'.repeat(900)}`, photos: [] },
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(card.getBoundingClientRect().height).toBeLessThan(620);
    const name = canvas.getByRole('button', { name: /^Remove / }).getAttribute('aria-label') ?? '';
    await expect(Array.from(name).length).toBeLessThan(160);
  },
};
