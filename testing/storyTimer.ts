import { spyOn } from 'storybook/test';

/** Watches the timer of `ms`: whether it was set or, the last time, cleared. `fire` runs its callback early. */
export function watchTimer(ms: number) {
  const setTimeoutSpy = spyOn(window, 'setTimeout');
  const clearTimeoutSpy = spyOn(window, 'clearTimeout');
  const lastCall = () => setTimeoutSpy.mock.calls.findLastIndex(([, delay]) => delay === ms);
  return {
    isSet: () => lastCall() >= 0,
    isCleared: () =>
      clearTimeoutSpy.mock.calls.some(([id]) => id === setTimeoutSpy.mock.results[lastCall()]?.value),
    fire: () => {
      const callback = setTimeoutSpy.mock.calls[lastCall()]?.[0];
      if (typeof callback === 'function') callback();
    },
  };
}

/** A story's `beforeEach`: timers of `ms` never fire; other timers are unchanged. */
export function holdTimer(ms: number): () => void {
  const real = window.setTimeout;
  const setTimeoutWithHold = (handler: TimerHandler, delay?: number) =>
    real(handler, delay === ms ? 2 ** 31 - 1 : delay);
  window.setTimeout = setTimeoutWithHold as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}
