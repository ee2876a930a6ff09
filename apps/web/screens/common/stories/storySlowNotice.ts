/** ms until the 'This is taking long.' notice appears (ruling 91). */
const SLOW_NOTICE_DELAY = 10_000;

/** A story's `beforeEach`: shows the 'This is taking long.' notice immediately; other timers are unchanged. */
export function showSlowNoticeImmediately(): () => void {
  const real = window.setTimeout;
  const setTimeoutWithoutDelay = (handler: TimerHandler, delay?: number) =>
    real(handler, delay === SLOW_NOTICE_DELAY ? 0 : delay);
  window.setTimeout = setTimeoutWithoutDelay as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}
