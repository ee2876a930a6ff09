import { useEffect } from 'react';

/** Gives the focus to the page's heading, when what has it is about to leave. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}

/** Where a screen comes after a pressed Try again, whose button is gone: the focus goes to the page's heading. */
export function useHeadingFocus(takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus) focusHeading();
  }, [takesFocus]);
}
