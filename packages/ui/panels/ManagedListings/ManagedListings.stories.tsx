import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import type { ListingViews } from '../../cards/ManagedPropertyCard';
import { createStoryListing } from '../../cards/storyListing';
import { ManagedListingRows } from './ManagedListingRows';

const NOW = Date.parse('2026-11-21T10:00:00Z');

const villa = createStoryListing(31, {
  id: '31',
  title: 'Villa with a shaded front terrace',
  listingType: 'rent',
  price: 9500,
  status: 'active',
  specificLocation: 'East Legon',
  town: 'Ayawaso West',
  region: 'Greater Accra',
  createdAt: '2026-11-03T09:00:00Z',
});
const block = createStoryListing(34, {
  id: '34',
  title: 'Four-storey block by the ring road',
  listingType: 'sale',
  price: 2_400_000,
  status: 'active',
  createdAt: '2026-08-03T09:00:00Z',
});
const shop = createStoryListing(37, { id: '37', title: 'Corner shop', status: 'rented', images: [] });

const meta = {
  title: 'Panels/ManagedListings',
  component: ManagedListingRows,
  argTypes: { now: { control: 'date' } },
  parameters: {
    guide: {
      use: "The agent's own listings as a table, to find, compare and change one or several.",
      avoid: 'Not for visitors: use ResultList and PropertyCard.',
      do: 'Show why a change was not made in the row of its listing.',
      dont: 'Do not change several listings without a confirmation that names them.',
      anatomy: [
        'search, order, rows or cards, statuses with counts',
        'bar of the selected listings',
        'rows: checkbox, photo, title, place, price, status menu, views, age, photos, Edit, more actions',
      ],
      accessibility: [
        'A table with a header for each row. Tab goes through all controls; arrow keys, Home and End move focus to the same control of another row, and Space toggles a checkbox.',
        'Each control names its listing. The number of selected listings is announced.',
        'On phones each row is displayed as a block, but keeps its role as a table row.',
      ],
      related: ['ManagedPropertyCard', 'ListingActions', 'Table'],
      exports: ['ManagedListingRows', 'ListingTools', 'ListingSelection'],
    } satisfies Guide,
    layout: 'padded',
  },
  args: {
    listings: [villa, block, shop],
    label: 'Property listings',
    hrefOf: ({ id }) => `/property/${id}`,
    viewsOf: (id): ListingViews => ({ kind: 'ready', count: Number(id) * 41 }),
    now: NOW,
    selectedIds: new Set(),
    busyIds: new Set(),
    notes: new Map(),
    openingOf: () => undefined,
    onSelect: fn(),
    onStatus: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onPicture: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ManagedListingRows>;
export default meta;

type Story = StoryObj<typeof meta>;

const rowOf = (canvas: ReturnType<typeof within>, title: string) => {
  const row = canvas.getByRole('link', { name: title }).closest('tr');
  return within(row ?? document.body);
};

/** Three listings. The label of each control names its listing. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const first = rowOf(canvas, villa.title);
    await expect(first.getByText('1,271 views')).toBeInTheDocument();
    await expect(first.getByText('18 days ago')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: `Edit ${villa.title}` }));
    await expect(args.onEdit).toHaveBeenCalledWith({ listing: villa });
    await userEvent.click(first.getByRole('button', { name: `Status of ${villa.title}: Active` }));
    await expect(first.queryByRole('button', { name: 'Mark as Sold' })).toBeNull();
    await userEvent.click(first.getByRole('button', { name: 'Mark as Rented' }));
    await expect(args.onStatus).toHaveBeenCalledWith({ listing: villa, status: 'rented' });
    await userEvent.click(first.getByRole('button', { name: `More actions for ${villa.title}` }));
    await userEvent.click(first.getByRole('button', { name: 'Duplicate' }));
    await expect(args.onDuplicate).toHaveBeenCalledWith({ listing: villa });
    const more = first.getByRole('button', { name: `More actions for ${villa.title}` });
    await userEvent.click(more);
    await userEvent.click(first.getByRole('button', { name: 'Picture for Status' }));
    await expect(args.onPicture).toHaveBeenCalledWith({ listing: villa });
    await expect(more).toHaveFocus();
    await userEvent.click(first.getByRole('checkbox', { name: `Select ${villa.title}` }));
    await expect(args.onSelect).toHaveBeenCalledWith({ ids: ['31'], isSelected: true });
    await expect(rowOf(canvas, block.title).getByText('110 days ago').closest('td')).toHaveTextContent(
      'longer than 60 days',
    );
  },
};

/** One of three is selected: the checkbox that selects the page is indeterminate. */
export const Selected: Story = {
  tags: ['visual'],
  args: { selectedIds: new Set(['34']) },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenCalledWith({ ids: ['31', '34', '37'], isSelected: true });
  },
};

/** One listing is being saved, and the last change of another was rejected. */
export const BusyAndRejected: Story = {
  tags: ['visual'],
  args: { busyIds: new Set(['31']), notes: new Map([['34', 'Not deleted. The listing is under review.']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Status of ${villa.title}: saving` })).toBeVisible();
    await expect(canvas.getByText('Not deleted. The listing is under review.')).toBeVisible();
  },
};

/** Agents who are not verified see no views. */
export const WithoutViews: Story = {
  args: { viewsOf: () => ({ kind: 'hidden' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Views' })).toBeNull();
    await expect(canvas.queryByText(/views$/)).toBeNull();
  },
};

/** Arrow keys, Home and End move focus to the same control of another row. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const edit = (title: string) => canvas.getByRole('button', { name: `Edit ${title}` });
    edit(villa.title).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(edit(block.title)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(edit(shop.title)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(edit(shop.title)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(edit(villa.title)).toHaveFocus();
  },
};

/** On phones each row is a block, with the same controls of at least 44 px. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('button'))
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Very long text and missing values. */
export const OddData: Story = {
  tags: ['visual'],
  args: {
    listings: [
      { ...villa, title: 'Maisonette'.repeat(200), status: 'waiting_for_the_second_signature' },
      { ...block, status: null, price: null, createdAt: null, viewCount: null, specificLocation: '' },
    ],
    viewsOf: () => ({ kind: 'error' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No status')).toBeVisible();
    await expect(canvas.getByText('Price on request')).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(table).not.toHaveTextContent(/undefined|null|NaN|Invalid|\[object/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
