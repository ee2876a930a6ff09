import { addons, type Report } from 'storybook/preview-api';

const PLAY_FAILED = 'playFunctionThrewException';
const UNHANDLED_ERRORS = 'unhandledErrorsWhilePlaying';

let hasPlayFailed = false;
let isWatching = false;

/** Vitest's browser mode, which has no Interactions panel. */
const isTestRun = (): boolean => '__vitest_browser__' in window;

/** Starts listening for a failed play, which Storybook catches outside the test runner. */
export function watchPlay(): void {
  hasPlayFailed = false;
  if (isWatching || isTestRun()) return;
  isWatching = true;
  addons.getChannel().on(PLAY_FAILED, () => {
    hasPlayFailed = true;
  });
}

/**
 * Runs the checks after a story. In tests a fault fails the test. In Storybook it is shown in the Interactions panel,
 * because a thrown error would replace the story with an error page; after a failed play the checks are skipped.
 */
export async function showFaults(
  check: () => void | Promise<void>,
  reporting: { addReport: (report: Report) => void },
): Promise<void> {
  if (isTestRun()) {
    await check();
    return;
  }
  if (hasPlayFailed) return;
  try {
    await check();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    reporting.addReport({ type: 'efie-checks', version: 1, result: { message }, status: 'failed' });
    addons.getChannel().emit(UNHANDLED_ERRORS, [{ name, message }]);
  }
}
