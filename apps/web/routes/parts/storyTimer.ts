import { spyOn } from 'storybook/test';

/** Watches for the wait, in ms, of a page that leaves by itself; `end` lets it pass, `isOver` says whether it was called off. */
export function watchTimer(ms: number) {
  const set = spyOn(window, 'setTimeout');
  const cleared = spyOn(window, 'clearTimeout');
  const last = () => set.mock.calls.findLastIndex(([, wait]) => wait === ms);
  return {
    isWaiting: () => last() >= 0,
    isOver: () => cleared.mock.calls.some(([id]) => id === set.mock.results[last()]?.value),
    end: () => {
      const run = set.mock.calls[last()]?.[0];
      if (typeof run === 'function') run();
    },
  };
}

/** A story's `beforeEach`: that wait never ends; every other timer keeps its time. */
export function holdTimer(ms: number): () => void {
  const real = window.setTimeout;
  const held = (work: TimerHandler, wait?: number) => real(work, wait === ms ? 2 ** 31 - 1 : wait);
  window.setTimeout = held as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}
