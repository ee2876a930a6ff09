import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineError, ErrorState } from './ErrorState';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'Properties could not be loaded',
    children: 'Check your connection and try again.',
    onRetry: fn(),
  },
  parameters: {
    layout: 'padded',
    guide,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A whole list could not be loaded. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A retry is in flight. */
export const Retrying: Story = { args: { isRetrying: true } };

/** A part of a page could not be loaded: one line. */
export const Line: Story = {
  tags: ['visual'],
  render: ({ onRetry }) => (
    <InlineError {...(onRetry ? { onRetry } : {})}>Payments could not be loaded.</InlineError>
  ),
};

/** A retry of that part is in flight: the button keeps its width and further presses do nothing. */
export const LineRetrying: Story = {
  render: ({ onRetry }) => (
    <InlineError isRetrying {...(onRetry ? { onRetry } : {})}>
      Payments could not be loaded.
    </InlineError>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Try again/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** A long message from the server. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    children: 'The service is being moved to a new place and will answer again this evening. '.repeat(3),
  },
};
