import type { MouseEvent } from 'react';

/**
 * `onClick` of a link to an element of the page, such as `#move-in-cost`, that can be focused: scrolls to it and moves focus,
 * without a history entry, so that Back still leaves the screen.
 */
export function followInPage(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
