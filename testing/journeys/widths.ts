import type { Page } from '@playwright/test';

/** In CSS px. */
const STEP = 8;

/** Runs in the page: one line for each control that leaves its container or covers another, and for sideways scrolling. */
function findProblems(): string[] {
  const controlsIn = 'a[href], button, input, select, textarea';
  const boxes = 'article, form, section, fieldset, header, nav, footer, dialog, [role="group"]';
  const containers = `li, ${boxes}`;
  const describe = (element: Element) => element.outerHTML.slice(0, 120);
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];

  /** Whether the control, or what holds it in its container, is out of the flow, clips or scrolls. */
  function isFree(control: Element, container: Element): boolean {
    for (let box: Element | null = control; box; box = box.parentElement) {
      const { position, overflowX } = getComputedStyle(box);
      if (overflowX !== 'visible' || (box !== container && !['static', 'relative'].includes(position)))
        return true;
      if (box === container) return false;
    }
    return false;
  }

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  /** A link in a text has a box on each of its lines. */
  const doOverlap = (a: Element, b: Element) =>
    [...a.getClientRects()].some((box) => [...b.getClientRects()].some((other) => overlap(box, other)));

  const groups = new Map<Element, { control: Element; rect: DOMRect }[]>();
  for (const control of document.querySelectorAll(controlsIn)) {
    const rect = control.getBoundingClientRect();
    if (rect.width <= 1 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const container = control.parentElement?.closest(containers) ?? document.body;
    groups.set(container, [...(groups.get(container) ?? []), { control, rect }]);
  }
  for (const [container, controls] of groups) {
    // A list item has no visible edge: its buttons may extend to the edge of the box around the list.
    const edge = container.closest(boxes) ?? document.body;
    const box = edge.getBoundingClientRect();
    for (const [index, { control, rect }] of controls.entries()) {
      const leaves = rect.left < box.left - 1 || rect.right > box.right + 1;
      if (leaves && !isFree(control, edge)) found.push(`leaves its container: ${describe(control)}`);
      const covered = controls
        .slice(index + 1)
        .find(
          (other) =>
            doOverlap(control, other.control) &&
            !isFree(control, container) &&
            !isFree(other.control, container),
        );
      if (covered)
        found.push(`covers another control: ${describe(control)} and ${describe(covered.control)}`);
    }
  }
  return found;
}

/**
 * Shows the page at each width of a range in CSS px, in steps of 8.
 * @returns one line for each problem, with the first width at which it was seen
 */
export async function problemsAtWidths(page: Page, from: number, to: number): Promise<string[]> {
  const first = new Map<string, number>();
  for (let width = from; width <= to; width += STEP) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await page.evaluate(findProblems))
      if (!first.has(problem)) first.set(problem, width);
  }
  return Array.from(first, ([problem, width]) => `${width} px: ${problem}`);
}
