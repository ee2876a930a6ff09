import { useEffect } from 'react';

/** Moves focus to the screen's heading, before the focused element is removed. */
export function focusScreenHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}

/** Moves focus to the screen's heading if `isActive`: after Try again, for example, its button is gone. */
export function useFocusScreenHeading(isActive: boolean): void {
  useEffect(() => {
    if (isActive) focusScreenHeading();
  }, [isActive]);
}
