import { takeConsoleWords, watchConsole } from './consoleWords';
import { forbiddenText } from './forbiddenText';
import { lostFocus, watchFocus } from './lostFocus';
import { unsafeAddresses } from './unsafeAddresses';

/** Before a story: forgets what the one before it said and did. */
export function beginChecks(): void {
  watchConsole();
  watchFocus();
}

interface JudgedStory {
  root: HTMLElement;
  /** Patterns of the lines that a story brings about on purpose. */
  expectsOnConsole: unknown;
  /** The focus can be lost where there is a page for it to be on; a dialog that stands alone has nowhere to give it back. */
  isWholeApp: boolean;
  /** The mocks' own panel names faults such as 'null'; no person meets it in the product. */
  isOfMocks: boolean;
}

/** After a story's play: what no story may leave behind, whatever it shows. Throws with all of it. */
export function judgeStory({ root, expectsOnConsole, isWholeApp, isOfMocks }: JudgedStory): void {
  const faults = [
    ...takeConsoleWords(expectsOnConsole).map((line) => `said on the console: ${line}`),
    ...(isOfMocks ? [] : forbiddenText(root)).map((line) => `forbidden text: ${line}`),
    ...unsafeAddresses(root).map((line) => `unsafe address: ${line}`),
    ...(isWholeApp ? lostFocus() : []).map((line) => `the focus went with: ${line}`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
