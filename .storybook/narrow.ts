import { describe } from './axeViolations';

/** Inside something that cuts or scrolls what is too wide, so that the page itself does not grow. */
function isClipped(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/** What reaches past the window's edge, so that the page scrolls in two directions (WCAG 1.4.10). */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element))
    .slice(0, 5)
    .map(describe);
}
