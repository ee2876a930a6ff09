import {
  createListingCatalog,
  createSearchIndex,
  NO_FILTERS,
  type SearchFilters as Filters,
} from '@efie/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../../cards/storyListing';
import { onDesktop } from '../../../../testing/onDesktop';
import { QuickFilters } from './QuickFilters';
import { SearchFilters, type SearchFiltersProps } from './SearchFilters';

function StatefulSearchFilters({ value, onChange, ...rest }: SearchFiltersProps) {
  const [filters, setFilters] = useState(value);
  return (
    <SearchFilters
      {...rest}
      value={filters}
      onChange={(next) => {
        setFilters(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Panels/SearchFilters',
  component: SearchFilters,
  parameters: {
    design: designs('listings', 'listings-filters-sheet'),
    guide: {
      use: 'Narrowing the listings: all filters in a dialog, those that are one choice each in a row above the list.',
      avoid: 'Forms that are submitted: use the fields with useServerForm.',
      do: 'Apply each change at once.',
      dont: 'Do not remove an option that has no results: show 0.',
      anatomy: ['one control per filter, with counts', 'amenities with Show all'],
      accessibility: [
        'Labeled native controls. Show all has `aria-expanded`. FilterDialog has the number of results in its button.',
      ],
      related: ['FilterChips', 'FormDialog', 'NumberChips'],
      exports: ['SearchFilters', 'QuickFilters', 'FilterDialog'],
    } satisfies Guide,
  },
  args: { value: NO_FILTERS, onChange: fn() },
  render: (args) => <StatefulSearchFilters key={JSON.stringify(args.value)} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const listings = [
  createStoryListing(1, { region: 'Ashanti', town: 'Kumasi' }),
  createStoryListing(2, { region: 'Ashanti', town: 'Old Tafo Junction' }),
];

const rents = [
  createStoryListing(1, { listingType: 'rent', price: 1500 }),
  createStoryListing(2, { listingType: 'rent', price: 2500 }),
  createStoryListing(3, { listingType: 'sale', price: 900 }),
];

const onOpenCash = fn();

const lastChange = (onChange: unknown): Filters => {
  const calls = (onChange as ReturnType<typeof fn>).mock.calls;
  return calls.at(-1)?.[0] as Filters;
};

/** No filters are set: the district is disabled without a region. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Price Range' }), '500-1000');
    await userEvent.click(canvas.getByRole('radio', { name: '4+ bedrooms' }));
    await expect(lastChange(args.onChange)).toMatchObject({ priceRange: '500-1000', bedrooms: 4 });
  },
};

/** A region is selected: its districts, and those of its listings, can be searched. */
export const Districts: Story = {
  tags: ['visual', 'slow'],
  args: {
    value: { ...NO_FILTERS, region: 'Ashanti', page: 3 },
    catalog: createListingCatalog(listings, createSearchIndex),
  },
  play: async ({ canvas, args }) => {
    const district = canvas.getByRole('combobox', { name: 'District' });
    await waitFor(() => expect(district).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(district);
    await userEvent.type(district, 'old tafo j');
    await userEvent.click(await screen.findByRole('option', { name: /^Old Tafo Junction ?\(1\)$/ }));
    await expect(lastChange(args.onChange)).toMatchObject({ district: 'Old Tafo Junction', page: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Volta');
    await expect(lastChange(args.onChange)).toMatchObject({ region: 'Volta', district: '' });
  },
};

/** After showing all features and collapsing the list again, selected features stay visible. */
export const AllFeatures: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 17' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(17);
    await userEvent.click(canvas.getByRole('checkbox', { name: "Agent's Commission Required" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
    await expect(canvas.getByRole('checkbox', { name: "Agent's Commission Required" })).toBeChecked();
    await expect(lastChange(args.onChange).amenities).toEqual(['agents_commission_required']);
  },
};

/** The cash to move in: an amount and the months that it must pay for, each with its number of homes. */
export const Cash: Story = {
  args: { catalog: createListingCatalog(rents, createSearchIndex) },
  play: async ({ canvas, args }) => {
    const cash = canvas.getByRole('textbox', { name: 'Cash to Move In' });
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(cash);
    await userEvent.paste('GH₵ 20,000');
    await expect(cash).toHaveValue('20,000');
    await expect(lastChange(args.onChange).moveIn).toEqual({ cash: 20_000, months: 12 });
    // GH₵ 1,500 and 2,500 a month; the third home is for sale.
    await expect(await canvas.findByRole('radio', { name: '12 months, 1 home' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '6 months, 2 homes' }));
    await expect(lastChange(args.onChange).moveIn).toEqual({ cash: 20_000, months: 6 });
    await userEvent.clear(cash);
    await expect(lastChange(args.onChange).moveIn).toBeNull();
    await userEvent.type(cash, '900');
    await userEvent.click(canvas.getByRole('radio', { name: /^For Sale/ }));
    await expect(lastChange(args.onChange).moveIn).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Cash to Move In' })).toBeNull();
  },
};

/** From 1024 px, the filters that are one choice each are selects in a row, which show their names until they are set. */
export const Quick: Story = {
  tags: ['visual'],
  args: { value: { ...NO_FILTERS, region: 'Ashanti' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'calc(100vw - 40px)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ cashRef: _cashRef, ...args }) => <QuickFilters {...args} onOpenCash={onOpenCash} />,
  play: onDesktop(async ({ canvas, args }) => {
    onOpenCash.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cash to Move In' }));
    await expect(onOpenCash).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Ashanti');
    const bedrooms = canvas.getByRole('combobox', { name: 'Bedrooms' });
    await expect(bedrooms).toHaveDisplayValue('Bedrooms');
    await userEvent.selectOptions(bedrooms, '4+ bedrooms');
    await expect(lastChange(args.onChange)).toMatchObject({ region: 'Ashanti', bedrooms: 4 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Volta');
    await expect(lastChange(args.onChange)).toMatchObject({ region: 'Volta', district: '' });
  }),
};
