import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddChip } from './AddChip';
import { FilterChip } from './FilterChip';

const onAdd = fn();

const meta = {
  title: 'Primitives/FilterChip',
  component: FilterChip,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For a filter in use that a press takes away, and AddChip for its outlined partner that a press adds.',
      avoid:
        'Not for a fact that does nothing when pressed: take Badge. Not for one choice out of a few: take NumberChips.',
    },
  },
  args: { children: 'GH₵ 1,000 to 2,000', onRemove: fn() },
  beforeEach: () => {
    onAdd.mockClear();
  },
} satisfies Meta<typeof FilterChip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A filter in use; a press anywhere on it removes it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: 'Remove GH₵ 1,000 to 2,000' });
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A search text as long as its column. */
export const LongText: Story = {
  tags: ['visual'],
  args: { children: '“three bedroom house with a garden and running water near the school”' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <FilterChip {...args} />
    </div>
  ),
};

/** What can still be chosen: a plus before the words; Space adds it. */
export const Add: Story = {
  tags: ['visual'],
  render: () => <AddChip onAdd={onAdd}>Prepaid Meter</AddChip>,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Add Prepaid Meter' });
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

/** Neither can be used while a form is sent. */
export const Disabled: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <FilterChip {...args} disabled />
      <AddChip onAdd={onAdd} disabled>
        Prepaid Meter
      </AddChip>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** Words in another direction than the page keep the cross at the chip's end. */
export const OtherDirection: Story = { args: { children: '“بيت في أكرا” 👩‍👩‍👧‍👦' } };
