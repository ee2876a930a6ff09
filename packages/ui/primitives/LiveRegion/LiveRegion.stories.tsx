import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text';
import { LiveRegion } from './LiveRegion';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { children: '24 properties found' },
  // The region itself is visually hidden.
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
    guide,
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Announced when the screen reader is idle. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 properties found');
  },
};

/** An error, announced immediately. */
export const Assertive: Story = {
  args: { urgency: 'assertive', children: 'Failed to update favorites.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
};
