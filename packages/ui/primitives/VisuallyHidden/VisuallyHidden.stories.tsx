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
      use: 'For words that screen readers need and the eye does not: what an icon means, the unit of a number.',
      avoid: 'Not for what everybody should know, and never around something that takes the focus.',
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words that are heard and not seen, beside a number or an icon. */
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
