import { describe } from './checks/axeViolations';

/** Inside something that cuts or scrolls what is too wide, so that the page itself does not grow. */
function isClipped(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/** Words may reach past the box that holds them. */
function rightOf(element: Element): number {
  const words = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect().right;
    });
  return Math.max(element.getBoundingClientRect().right, ...words);
}

/** What reaches past the window's edge, so that the page scrolls in two directions (WCAG 1.4.10). */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => rightOf(element) > clientWidth + 0.5 && !isClipped(element))
    .slice(0, 5)
    .map(describe);
  return found.length > 0 ? found : [`${scrollWidth} px in a window of ${clientWidth} px`];
}
