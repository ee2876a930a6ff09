import { useEffect } from 'react';

/** Where a screen comes after a pressed Try again, whose button is gone: the focus goes to the page's heading. */
export function useHeadingFocus(takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [takesFocus]);
}
