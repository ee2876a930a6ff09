import { takeConsoleMessages, watchConsole } from './consoleMessages';
import { forbiddenText } from './forbiddenText';
import { lostFocus, watchFocus } from './lostFocus';
import { unsafeUrls } from './unsafeUrls';

/** Resets console and focus tracking before a story. */
export function beginChecks(): void {
  watchConsole();
  watchFocus();
}

interface CheckedStory {
  root: HTMLElement;
  /** Patterns of console messages that the story causes on purpose. */
  expectsOnConsole: unknown;
  /** Lost focus is checked only in the whole app: a dialog rendered alone has no element to return focus to. */
  isWholeApp: boolean;
  /** The mock panel may show forbidden text: it names faults such as 'null'. */
  isMockStory: boolean;
}

/** Checks a story after its play. Throws one error that lists all faults. */
export function checkStory({ root, expectsOnConsole, isWholeApp, isMockStory }: CheckedStory): void {
  const faults = [
    ...takeConsoleMessages(expectsOnConsole).map((line) => `console message: ${line}`),
    ...(isMockStory ? [] : forbiddenText(root)).map((line) => `forbidden text: ${line}`),
    ...unsafeUrls(root).map((line) => `unsafe URL: ${line}`),
    ...(isWholeApp ? lostFocus() : []).map((line) => `focus was lost when this element was removed: ${line}`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
