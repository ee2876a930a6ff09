import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { main } from './storyScreen';

/** ms until the 'This is taking longer than usual.' notice appears (ruling 91). */
const SLOW_NOTICE_DELAY = 10_000;

/** A story's `beforeEach`: shows the 'This is taking longer than usual.' notice immediately; other timers are unchanged. */
export function showSlowNoticeImmediately(): () => void {
  const real = window.setTimeout;
  const setTimeoutWithoutDelay = (handler: TimerHandler, delay?: number) =>
    real(handler, delay === SLOW_NOTICE_DELAY ? 0 : delay);
  window.setTimeout = setTimeoutWithoutDelay as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}

/** Submits by keyboard, then cancels from the notice: the form says so, without a toast, and can be sent again. */
export async function cancelSlowRequest(submitButton: HTMLElement, message: string): Promise<void> {
  submitButton.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await main().findByText('This is taking longer than usual.')).toBeVisible();
  await userEvent.tab();
  await expect(main().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const summary = await main().findByRole('group', { name: message });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(main().queryByText('This is taking longer than usual.')).toBeNull();
  await expect(submitButton).not.toHaveAttribute('aria-disabled');
  await expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
}
