import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SortSelect, type SortSelectProps } from './SortSelect';

function StatefulSortSelect({ value, onValueChange, ...rest }: SortSelectProps) {
  const [order, setOrder] = useState(value);
  return (
    <SortSelect
      {...rest}
      value={order}
      onValueChange={(next) => {
        setOrder(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Panels/SortSelect',
  tags: ['visual'],
  component: SortSelect,
  parameters: {
    guide: {
      use: 'The order of a list of results, beside its search field.',
      avoid: 'Narrowing the list: use SearchFilters.',
      do: 'Start with the newest first.',
      dont: 'Do not reset the order with the filters.',
      anatomy: ['label', 'native select'],
      accessibility: ['A native `select` with a label, which is hidden only visually where space is short.'],
      related: ['Select', 'FilterChips', 'ResultList'],
      exports: ['SortSelect'],
    } satisfies Guide,
  },
  args: { value: '', onValueChange: fn() },
  render: (args) => <StatefulSortSelect key={args.value} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ padding: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a wide viewport the label is visible; the default is newest first. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveDisplayValue('Newest first');
    await userEvent.selectOptions(select, 'Price: low to high');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('price-up');
    await userEvent.selectOptions(select, 'Price: high to low');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('price-down');
    await userEvent.selectOptions(select, 'Most viewed');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('views');
    await userEvent.selectOptions(select, 'Newest first');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Below 1024 px the label is for screen readers only. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: 'views' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveDisplayValue('Most viewed');
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(select).toHaveFocus();
  },
};

/** There are no results to order: it keeps its place and its order. */
export const Disabled: Story = {
  args: { value: 'price-up', isDisabled: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toBeDisabled();
    await expect(select).toHaveDisplayValue('Price: low to high');
  },
};
