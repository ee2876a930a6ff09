import { NO_FILTERS } from '@efie/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { space } from '../../theme';
import { FilterChips, type FilterChipsProps } from './FilterChips';

function StatefulFilterChips({ value, onChange, ...rest }: FilterChipsProps) {
  const [filters, setFilters] = useState(value);
  return (
    <FilterChips
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
  title: 'Panels/FilterChips',
  component: FilterChips,
  parameters: {
    design: designs('choice', 'listings'),
    guide: {
      use: 'The active filters of a list, each removable with one press.',
      avoid: 'Choosing filters: use SearchFilters. Labels that cannot be removed: use Badge.',
      do: 'Show the search text first.',
      dont: 'Do not show a chip for the sort order.',
      anatomy: ['chips of the active filters', 'Clear All'],
      accessibility: [
        "A list named 'Chosen filters' of buttons named 'Remove …'. Focus moves to the next chip, after the last one to what the caller chooses.",
      ],
      related: ['FilterChip', 'SearchFilters', 'SortSelect'],
      exports: ['FilterChips'],
    } satisfies Guide,
  },
  args: { value: NO_FILTERS, onChange: fn(), onClearAll: fn(), onLastRemoved: fn() },
  render: (args) => <StatefulFilterChips key={JSON.stringify(args.value)} {...args} />,
  decorators: [
    (Story) => (
      // The row extends into the page's gutters.
      <div style={{ padding: `20px ${space.gutter}` }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All filters are set: the search text first, then the filters in their order, then Clear All Filters. */
export const Default: Story = {
  tags: ['visual'],
  args: {
    value: {
      ...NO_FILTERS,
      text: 'near the university',
      region: 'Greater Accra',
      district: 'Accra',
      listingType: 'rent',
      propertyType: 'shared_room',
      priceRange: '1000-2000',
      bedrooms: 2,
      bathrooms: 4,
      amenities: ['running_water'],
    },
  },
  play: async ({ canvas, args }) => {
    const labels = canvas
      .getAllByRole('button')
      .map((button) => button.textContent.replaceAll('\u00a0', ' '));
    await expect(labels).toEqual([
      '“near the university”',
      'Greater Accra',
      'Accra',
      'For Rent',
      'Shared Room',
      'GH₵ 1,000 to 2,000',
      '2 bedrooms',
      '4+ bathrooms',
      'Running Water',
      'Clear All Filters',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};

/** Removing chips one by one moves focus to the next one; after the last one the caller is notified. */
export const Removing: Story = {
  args: { value: { ...NO_FILTERS, listingType: 'sale', bedrooms: 3 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove For Sale' }));
    await expect(canvas.getByRole('button', { name: 'Remove 3 bedrooms' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLastRemoved).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTERS);
  },
};

/** A search text longer than two lines is truncated. */
export const LongText: Story = {
  tags: ['visual'],
  args: { value: { ...NO_FILTERS, text: 'unbroken'.repeat(300) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(330);
  },
};
