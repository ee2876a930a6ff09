import { useEffect } from 'react';

/** Moves focus to the screen's heading, before the focused element is removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}

/** Moves focus to the screen's heading if `isActive`: after Try again, for example, its button is gone. */
export function useHeadingFocus(isActive: boolean): void {
  useEffect(() => {
    if (isActive) focusHeading();
  }, [isActive]);
}
