import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { inColumn } from '../storyCardWidth';
import { createStoryListing, listingOptions } from '../storyListing';
import { ManagedPropertyCard } from './ManagedPropertyCard';
import { ManagedPropertyCardSkeleton } from './ManagedPropertyCardSkeleton';
import { namedOptions } from '../../../../testing/namedOptions';

const villa = createStoryListing(31, {
  id: '31',
  title: 'Villa with a shaded front terrace',
  description:
    'Five bedrooms behind a planted wall, with a terrace that stays in shade until late afternoon. The staff room has its own door, and the borehole fills two tanks.',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  parking: 3,
  area: 4200,
  specificLocation: 'East Legon',
  town: 'Ayawaso West',
  region: 'Greater Accra',
  createdAt: '2026-11-03T09:00:00Z',
});

const known = { kind: 'ready', count: 1284 } as const;

const meta = {
  title: 'Cards/ManagedPropertyCard',
  component: ManagedPropertyCard,
  argTypes: {
    listing: listingOptions({ 'Villa for rent': villa }),
    views: namedOptions({
      '1,284 views': known,
      Loading: { kind: 'loading' },
      Failed: { kind: 'error' },
      Hidden: { kind: 'hidden' },
    }),
  },
  parameters: {
    design: designs('dashboard-card', 'dashboard'),
    guide: {
      use: 'One of the agent’s own listings on the dashboard: what visitors see of it, its status and views, and buttons to edit or delete it.',
      avoid:
        'Not on screens for visitors, who get PropertyCard. Views are hidden for agents who are not verified.',
      do: 'Confirm a deletion in DeleteProperty.',
      dont: 'Do not show 0 views where the number is unknown.',
      anatomy: ['photo with status', 'price, title and place', 'facts and views', 'View, Edit and Delete'],
      accessibility: [
        "An `article` named by the listing's title, which also describes its buttons. The number of views is read as words.",
      ],
      related: ['PropertyCard', 'EditListing', 'DeleteProperty'],
    } satisfies Guide,
  },
  args: {
    listing: villa,
    href: '/property/31',
    views: known,
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [inColumn(588)],
} satisfies Meta<typeof ManagedPropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A verified agent looks over their listings. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: villa.title }));
    await expect(
      card.getByRole('img', { name: /^Villa in Ayawaso West, picture 1 of \d+$/ }),
    ).toBeInTheDocument();
    await expect(card.getByText('Active')).toBeVisible();
    await expect(card.getByText('1,284 views')).toBeInTheDocument();
    await expect(card.getByText(`${villa.photos.length} photos`)).toBeInTheDocument();
    await expect(card.getByText(/GH₵ 9,500/).parentElement).toHaveTextContent('GH₵ 9,500 per month');
    await expect(card.getByText('Villa · For Rent')).toBeVisible();
    await expect(card.getByText('Greater Accra').parentElement).toHaveTextContent(
      'East Legon, Ayawaso West, Greater Accra',
    );
    const description = card.getByText(/^Five bedrooms behind a planted wall/);
    await expect(description.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    const facts = within(card.getByRole('list', { name: 'Rooms and size' }));
    for (const text of ['5 bedrooms', '5 bathrooms', '3 parking spaces', '4,200 sq ft'])
      await expect(facts.getByText(text)).toBeInTheDocument();
    await expect(card.getByText('Listed 3 November 2026')).toBeVisible();

    await expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/property/31');
    await expect(card.getByRole('link', { name: 'View' })).toHaveAccessibleDescription(villa.title);
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ listing: villa });
    const remove = card.getByRole('button', { name: `Delete ${villa.title}` });
    await expect(remove.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith({ listing: villa });
  },
};

/** An agent who is not verified sees no views. */
export const NotVerified: Story = {
  args: { views: { kind: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/views/)).toBeNull();
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

/** The request for the views is in flight. */
export const ViewsLoading: Story = {
  tags: ['visual'],
  args: { views: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading views')).toBeInTheDocument();
  },
};

/** The request for the views failed: the card shows the count in the listing. */
export const ViewsFailed: Story = {
  args: { listing: { ...villa, viewCount: 1201 }, views: { kind: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,201 views')).toBeInTheDocument();
  },
};

/** The request for the views failed, and the listing has no count. */
export const ViewsUnknown: Story = {
  args: { listing: { ...villa, viewCount: null }, views: { kind: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Views could not be loaded')).toBeInTheDocument();
  },
};

/** A rented listing. */
export const Rented: Story = {
  tags: ['visual'],
  args: { listing: { ...villa, status: 'rented' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rented')).toBeVisible();
  },
};

/** A listing that the agent has deactivated. */
export const Inactive: Story = {
  args: { listing: { ...villa, status: 'inactive' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};

/** Sold and without photos: the motif fills the box, and there is no photo count. */
export const NoImage: Story = {
  tags: ['visual'],
  args: {
    listing: { ...villa, listingType: 'sale', price: 2_400_000, status: 'sold', photos: [] },
    views: { kind: 'ready', count: 3108 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
    await expect(canvas.queryByText(/photo/)).toBeNull();
    await expect(canvas.getByText(/GH₵ 2,400,000/).parentElement).not.toHaveTextContent('per month');
    const photo = canvas.getByRole('img', { name: 'Villa in Ayawaso West, no picture' });
    await waitFor(() => expect(photo.querySelector('svg')).not.toBeNull());
    const motif = photo.querySelector('svg')?.getBoundingClientRect();
    await expect(motif?.width).toBe(photo.getBoundingClientRect().width);
    await expect(motif?.height).toBe(photo.getBoundingClientRect().height);
  },
};

/** The photo fails to load. */
export const BrokenImage: Story = {
  args: {
    listing: createStoryListing(32, { id: '32', images: [{ id: '1', path: 'listings/gone/front.jpg' }] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: /picture 1 of 1$/ }).tagName).not.toBe('IMG'));
    await expect(canvas.getByText('1 photo')).toBeInTheDocument();
  },
};

/** A plot has an area and no rooms. */
export const Land: Story = {
  args: {
    listing: createStoryListing(33, {
      id: '33',
      title: 'Walled plot with survey pegs, 70 by 100 ft',
      propertyType: 'land',
      listingType: 'sale',
      price: 180_000,
      area: 7000,
      parking: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Land · For Sale')).toBeVisible();
    await expect(canvas.getByText('7,000 sq ft')).toBeVisible();
    await expect(canvas.queryByText(/bedroom|bathroom|parking/)).toBeNull();
  },
};

/** The edit dialog's code is loading: Edit shows a spinner and ignores presses. */
export const Opening: Story = {
  tags: ['visual'],
  args: { opening: 'edit' },
  play: async ({ canvas, args }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await expect(edit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(edit);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Delete / })).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** The Tab order is title, View, Edit, Delete, each with a focus ring. */
export const KeyboardFocus: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: villa.title })).toHaveFocus();
    for (const control of [
      canvas.getByRole('link', { name: 'View' }),
      canvas.getByRole('button', { name: 'Edit' }),
      canvas.getByRole('button', { name: /^Delete / }),
    ]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await expect(getComputedStyle(control).outlineStyle).toBe('solid');
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith({ listing: villa });
  },
};

/** Very long words, markup and lone surrogates render as text, and the card keeps its size. */
export const HostileText: Story = {
  args: {
    listing: {
      ...villa,
      title: 'Maisonette'.repeat(1000),
      description: `<img src=x onerror=alert(1)> \u202E${'نص طويل 👨‍👩‍👧‍👦 '.repeat(500)}\uD800`,
      propertyType: 'serviced_executive_penthouse_apartment_with_its_own_lift',
      status: 'waiting_for_the_second_signature_of_the_family',
      price: 999_999_999_999.99,
      specificLocation: 'Junction'.repeat(400),
      area: 99_999_999,
    },
    views: { kind: 'ready', count: 9_999_999 },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(card.getBoundingClientRect().height).toBeLessThan(900);
    await expect(canvas.getByText(/^<img src=x/)).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    const status = canvas.getByText(/^Waiting For The Second/);
    const views = canvas.getByText('9,999,999');
    await expect(status.getBoundingClientRect().right).toBeLessThan(views.getBoundingClientRect().left);
  },
};

/** All optional fields are missing: the card still has its title and can be edited. */
export const AlmostNothing: Story = {
  args: {
    listing: {
      ...villa,
      description: '',
      propertyType: '',
      listingType: null,
      price: null,
      bedrooms: null,
      bathrooms: null,
      parking: null,
      area: null,
      region: '',
      district: '',
      specificLocation: '',
      status: null,
      photos: [],
      createdAt: null,
      viewCount: null,
    },
    views: { kind: 'hidden' },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).not.toHaveTextContent(/undefined|null|NaN|Invalid|Listed|\[object/);
    await expect(canvas.getByText('Price on request')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** The skeleton and the loaded card have the same height. */
export const Loading: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCard {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const skeleton = canvasElement.querySelector('[data-skeleton]')?.getBoundingClientRect().height ?? 0;
    const card = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(Math.abs(skeleton - card)).toBeLessThan(0.5);
  },
};
