import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Text } from '../Text';
import { LiveRegion } from './LiveRegion';

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
    guide: {
      use: 'To announce a change that is visible elsewhere: a result count, a request in flight. Mount it before its first message.',
      avoid: 'Not for toasts, which announce themselves. Use assertive for errors only.',
      do: "Mount it empty and set its text later: '24 properties found'.",
      dont: 'Do not announce every key.',
      anatomy: ['a region that is not visible', 'the message'],
      accessibility: [
        '`polite` has the role `status` and waits; `assertive` has the role `alert` and interrupts.',
        'The whole text is read on each change (`aria-atomic`).',
      ],
      related: ['VisuallyHidden', 'Toast'],
    } satisfies Guide,
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
