/** Milliseconds after which a wait is called long (ruling 91). */
const LONG = 10_000;

/** A story's `beforeEach`: the wait until 'This is taking long.' passes at once; every other timer keeps its time. */
export function hasteSlowNotice(): () => void {
  const real = window.setTimeout;
  const hasted = (work: TimerHandler, wait?: number) => real(work, wait === LONG ? 0 : wait);
  window.setTimeout = hasted as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}
