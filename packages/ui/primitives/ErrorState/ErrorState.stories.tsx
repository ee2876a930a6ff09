import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { InlineError, ErrorState } from './ErrorState';

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
    guide: {
      use: 'When a list or page could not be loaded: what happened, what to do, Try again. ErrorLine is for a part of a page.',
      avoid: 'Not for a rejected form or action: use Alert in the form, or a toast.',
      do: "Say what failed and what to try: 'Check your connection and try again.'",
      dont: "Do not show a status code or the server's own text.",
      anatomy: ['icon tile', 'title', 'one sentence', 'Try again, or another action'],
      accessibility: [
        "The title is a heading; set `headingLevel` to the page's outline.",
        'Try again keeps focus and has `aria-busy` while it runs. The state itself is not a live region.',
      ],
      related: ['EmptyState', 'Alert', 'WidgetBoundary'],
      exports: ['ErrorState', 'InlineError'],
    } satisfies Guide,
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
