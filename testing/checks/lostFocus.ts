import { describe } from './axeViolations';

let last: Element | null = null;
let isWatching = false;

/** Remembers from now on who has the focus. */
export function watchFocus(): void {
  if (!isWatching) {
    isWatching = true;
    document.addEventListener('focusin', ({ target }) => {
      // The posts that a walk with Tab puts round the page go with the walk.
      if (target instanceof Element && !target.matches('[data-fence]')) last = target;
    });
    // A press beside everything takes the focus away on purpose.
    document.addEventListener(
      'pointerdown',
      () => {
        last = null;
      },
      { capture: true },
    );
  }
  last = null;
}

/** The element that took the focus with it when it left the page, if the page was left without any. */
export function lostFocus(): string[] {
  const { activeElement } = document;
  const isNowhere = activeElement === null || activeElement === document.body;
  return isNowhere && last !== null && !last.isConnected ? [describe(last)] : [];
}
