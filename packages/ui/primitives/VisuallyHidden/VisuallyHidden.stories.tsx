import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'bedrooms' },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For text that only screen readers need: the meaning of an icon, the unit of a number.',
      avoid: 'Not for information that everybody needs, and never around a focusable element.',
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text that is announced but not visible, beside a number or an icon. */
export const Default: Story = {
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bedrooms').getBoundingClientRect().width).toBe(1);
  },
};
