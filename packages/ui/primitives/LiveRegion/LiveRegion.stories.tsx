import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text';
import { LiveRegion } from './LiveRegion';

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { children: '24 properties found' },
  // The region itself is not seen.
  render: (args) => (
    <>
      <Text as="p" tone="secondary">
        A screen reader says: {args.children}
      </Text>
      <LiveRegion {...args} />
    </>
  ),
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For a change that is seen elsewhere and must be heard: a result count, a sending button. Mount it before its first words.',
      avoid: 'Not for toasts, which speak by themselves; assertive for errors only.',
    },
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A change that is said when the reader is idle. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 properties found');
  },
};

/** A failure that is said at once. */
export const Assertive: Story = {
  args: { urgency: 'assertive', children: 'Failed to update favorites.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
};
