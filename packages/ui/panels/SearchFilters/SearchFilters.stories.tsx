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
      use: 'Narrowing the listings: a sidebar on wide screens, a sheet on phones.',
      avoid: 'Forms that are submitted: use the fields with useServerForm.',
      do: 'Apply each change at once.',
      dont: 'Do not remove an option that has no results: show 0.',
      anatomy: ['one control per filter, with counts', 'amenities with Show all', 'Clear All Filters'],
      accessibility: [
        'Labeled native controls. Show all has `aria-expanded`. On phones the same filters are in a BottomSheet, with the number of results in its button.',
      ],
      related: ['FilterChips', 'BottomSheet', 'NumberChips'],
      exports: ['SearchFilters', 'FilterSidebar', 'FilterSheet'],
    } satisfies Guide,
  },
  args: { value: NO_FILTERS, onChange: fn(), onClearAll: fn() },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
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

/** Beside a list, the first link skips the filters. */
export const SkipLink: Story = {
  tags: ['visual'],
  args: { resultsId: 'results' },
  render: (args) => (
    <>
      <StatefulSearchFilters {...args} />
      <section id="results" tabIndex={-1} aria-label="Results">
        24 homes
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to results' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#results');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveAttribute('id', 'results');
  },
};
