import { describe } from './checks/axeViolations';

/** Whether an ancestor clips or scrolls the element, so that the page does not overflow. */
function isClipped(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/** The right edge in CSS px of an element and its text, which can overflow its box. */
function rightEdgeOf(element: Element): number {
  const textEdges = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect().right;
    });
  return Math.max(element.getBoundingClientRect().right, ...textEdges);
}

/** Finds elements that make the page scroll horizontally (WCAG 1.4.10). */
export function findHorizontalOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => rightEdgeOf(element) > clientWidth + 0.5 && !isClipped(element))
    .slice(0, 5)
    .map(describe);
  return found.length > 0 ? found : [`${scrollWidth} px in a window of ${clientWidth} px`];
}
