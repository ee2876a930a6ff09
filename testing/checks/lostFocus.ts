import { describe } from './axeViolations';

let last: Element | null = null;
let isWatching = false;

/** Starts tracking the focused element. */
export function watchFocus(): void {
  if (!isWatching) {
    isWatching = true;
    document.addEventListener('focusin', ({ target }) => {
      // Keyboard tests add temporary tab stops and remove them while focused.
      if (target instanceof Element && !target.matches('[data-fence]')) last = target;
    });
    // A click outside all controls clears focus on purpose.
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

/** The removed element that had focus, if nothing has focus now; else an empty list. */
export function lostFocus(): string[] {
  const { activeElement } = document;
  const hasNoFocus = activeElement === null || activeElement === document.body;
  return hasNoFocus && last !== null && !last.isConnected ? [describe(last)] : [];
}
