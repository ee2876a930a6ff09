/** Work that can pause: it yields often, and returns its result. */
export type Steps<Result> = Generator<void, Result>;

/** ms of work between two pauses: on a slow phone, a quarter of a task that users notice. */
const SLICE = 12;

/** Does all the work in one go. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

// Resumes behind input and rendering. scheduler.yield would be sooner, but not every browser has it.
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does the work in slices, so that the page stays responsive. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let end = performance.now() + SLICE;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + SLICE;
  }
}
