import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Running Water' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Not chosen; the whole 44 px row is the target. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Running Water' });
    await userEvent.click(canvas.getByText('Running Water'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Chosen. */
export const Checked: Story = { args: { defaultChecked: true } };

/** With how many homes it would leave; 0 can still be chosen. */
export const WithCount: Story = {
  render: () => (
    <div style={{ inlineSize: 288, padding: 16 }}>
      <Checkbox count={1284}>Running Water</Checkbox>
      <Checkbox count={0}>Swimming Pool</Checkbox>
    </div>
  ),
};

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true } };

/** A long label wraps beside the box. */
export const LongText: Story = {
  args: { children: 'I have read the terms of service and the privacy policy and I agree to both of them' },
  render: (args) => (
    <div style={{ inlineSize: 280, padding: 16 }}>
      <Checkbox {...args} />
    </div>
  ),
};
