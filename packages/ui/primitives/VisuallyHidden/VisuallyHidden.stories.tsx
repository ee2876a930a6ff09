import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
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
      do: "Add the unit of a number: '3 bedrooms'.",
      dont: 'Do not put a link or a button inside.',
      anatomy: ['text'],
      accessibility: [
        'Read by screen readers, not visible and of no size. It must not contain anything that can be focused.',
      ],
      related: ['LiveRegion', 'Text'],
    } satisfies Guide,
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
