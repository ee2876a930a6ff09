import { ALL_OWN_LISTINGS } from '@efie/domain/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import component from './ManagedListings.stories';
import { ListingSelection } from './ListingSelection';
import { ListingTools, type ListingToolsProps } from './ListingTools';

function ToolsWithState(props: ListingToolsProps) {
  const [view, setView] = useState(props.view);
  const [layout, setLayout] = useState(props.layout);
  return (
    <ListingTools
      {...props}
      view={view}
      layout={layout}
      onChange={(change) => {
        props.onChange(change);
        setView({ ...view, ...change });
      }}
      onLayoutChange={(next) => {
        props.onLayoutChange(next);
        setLayout(next);
      }}
    />
  );
}

const meta = {
  title: 'Panels/ManagedListings/ListingTools',
  component: ListingTools,
  subcomponents: { ListingSelection },
  parameters: {
    guide: component.parameters.guide,
    layout: 'padded',
  },
  args: {
    view: ALL_OWN_LISTINGS,
    counts: { '': 21, active: 14, inactive: 2, sold: 1, rented: 4 },
    layout: 'rows',
    hasViews: true,
    onChange: fn(),
    onLayoutChange: fn(),
  },
  render: (args) => <ToolsWithState {...args} />,
} satisfies Meta<typeof ListingTools>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Search, order, rows or cards, and each status with its count. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rented, 4 properties' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'rented' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your listings' }), 'a');
    await expect(args.onChange).toHaveBeenCalledWith({ text: 'a' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'price-up');
    await expect(args.onChange).toHaveBeenCalledWith({ order: 'price-up' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith('cards');
  },
};

/** On a phone. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const onStatus = fn();
const onDelete = fn();
const onClear = fn();
const onSelectAll = fn();

/** The bar of the selected listings: Select all, Mark as, Delete, Clear selection. */
export const Selection: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <ListingSelection
      count={3}
      total={1204}
      onSelectAll={onSelectAll}
      onClear={onClear}
      onStatus={onStatus}
      onDelete={onDelete}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    const menu = canvas.getByRole('button', { name: 'Mark selected listings as' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Sold' }));
    await expect(onStatus).toHaveBeenCalledWith({ status: 'sold' });
    await expect(menu).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,204' }));
    await expect(onSelectAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
