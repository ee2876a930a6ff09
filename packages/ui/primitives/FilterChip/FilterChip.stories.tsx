import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChip } from './FilterChip';

const meta = {
  title: 'Primitives/FilterChip',
  component: FilterChip,
  args: { children: 'GH₵ 1,000 to 2,000', onRemove: fn() },
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
  args: { children: '“three bedroom house with a garden and running water near the school”' },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <FilterChip {...args} />
    </div>
  ),
};
