import { expect, waitFor } from 'storybook/test';
import { press } from '../keys';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 120));

export const focusedElement = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body;

/** All controls in `root` that Tab should reach: visible, enabled and not inert. */
function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]')) return false;
    if (element.closest('[inert], .sb-wrapper, [data-fence]')) return false;
    return element.checkVisibility({ visibilityProperty: true });
  });
}

/** Radio buttons of one group share one tab stop. */
const isSameGroup = (a: HTMLElement, b: HTMLElement): boolean =>
  [a, b].every((element) => element.matches('input[type=radio][name]')) &&
  a.getAttribute('name') === b.getAttribute('name');

/** The card that the link of its title covers. */
const cardOf = (element: HTMLElement): HTMLElement | null =>
  getComputedStyle(element, '::after').position === 'absolute' ? element.closest('article') : null;

/** The elements that may show the focus outline; some radios, tabs and menus cover their native control. */
const visibleElementsOf = (element: HTMLElement): Element[] =>
  [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label, h3, li'),
    cardOf(element),
    ...element.children,
  ].filter((candidate) => candidate !== null);

function isOutlined(element: Element): boolean {
  return ['', '::after'].some((pseudoElement) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudoElement);
    return outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)';
  });
}

/** At least partly visible: not scrolled away and not fully covered by a bar (WCAG 2.4.11). */
function isPartlyVisible(element: HTMLElement): boolean {
  return visibleElementsOf(element)
    .slice(0, 2)
    .some((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const columns = [0.1, 0.5, 0.9].map((fraction) => left + (right - left) * fraction);
      const rows = [0.1, 0.5, 0.9].map((fraction) => top + (bottom - top) * fraction);
      return columns.some((x) =>
        rows.some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(element));
        }),
      );
    });
}

/** The element has focus, with a visible focus indicator, and is at least partly visible. */
export async function expectVisibleFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
  const hasIndicator =
    visibleElementsOf(element).some(isOutlined) || getComputedStyle(element).boxShadow !== 'none';
  await expect(hasIndicator, `focus indicator of ${nameOf(element)} is visible`).toBe(true);
  await expect(isPartlyVisible(element), `focused ${nameOf(element)} is not covered or scrolled away`).toBe(
    true,
  );
}

/** Presses Tab until the target has visible focus; throws after 250 presses. */
export async function tabTo(target: HTMLElement, { isBack = false } = {}): Promise<void> {
  for (let count = 0; count < 250; count += 1) {
    if (focusedElement() === target) return expectVisibleFocus(target);
    await press(isBack ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
  }
  throw new Error(`Tab does not reach ${nameOf(target)}; focus is on ${nameOf(focusedElement())}`);
}

/** Adds an empty tab stop before or after the page, as the start or end of a walk. */
function addFence(position: 'prepend' | 'append'): HTMLElement {
  const fence = document.createElement('span');
  fence.tabIndex = 0;
  fence.dataset['fence'] = '';
  document.body[position](fence);
  return fence;
}

/** All tab stops of the page in their order, each checked for visible focus; throws on a focus trap. */
export async function collectPageTabStops(): Promise<HTMLElement[]> {
  const start = addFence('prepend');
  const end = addFence('append');
  try {
    start.focus();
    const stops: HTMLElement[] = [];
    for (;;) {
      await press('{Tab}');
      const stop = focusedElement();
      if (stop === end) return stops;
      if (stop === document.body || stops.includes(stop)) {
        throw new Error(`Tab does not leave ${nameOf(stop)} after ${nameOf(stops.at(-1) ?? stop)}`);
      }
      if (stop.closest('.sb-wrapper')) continue;
      await expectVisibleFocus(stop);
      stops.push(stop);
    }
  } finally {
    start.remove();
    end.remove();
  }
}

/** The tab stops from the focused element in one direction, until they repeat or focus leaves the page. */
async function walkDirection(layer: HTMLElement, keys: string): Promise<HTMLElement[]> {
  const stops = [focusedElement()];
  for (;;) {
    await press(keys);
    const stop = focusedElement();
    if (stop === document.body || !document.hasFocus() || stops.includes(stop)) {
      // Tab can leave a native dialog for the browser's own controls.
      stops.at(-1)?.focus();
      return stops;
    }
    await expect(layer.contains(stop), `${nameOf(stop)} is inside the layer`).toBe(true);
    await expectVisibleFocus(stop);
    stops.push(stop);
  }
}

const isBefore = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** All tab stops of an open layer, from the first one; focus must never reach the page behind it. */
export async function collectLayerTabStops(layer: HTMLElement): Promise<HTMLElement[]> {
  await expect(layer.contains(focusedElement()), `focus is inside ${nameOf(layer)} when it opens`).toBe(true);
  const back = await walkDirection(layer, '{Shift>}{Tab}{/Shift}');
  // At its start a native dialog may pass focus to its end or out of the page; the walk forward begins at the start.
  back.find((stop) => back.every((other) => other === stop || isBefore(stop, other)))?.focus();
  return walkDirection(layer, '{Tab}');
}

/** The bounding box of an element, or of its contents when its own has no size; null when neither has one. */
function boxOf(element: Element): DOMRect | null {
  const content = document.createRange();
  content.selectNodeContents(element);
  const boxes = [element.getBoundingClientRect(), content.getBoundingClientRect()];
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

const isFixed = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

/**
 * Describes how two consecutive tab stops break the reading order, or null. It compares the sibling elements that contain
 * them: the second must not be above or before the first.
 */
function describeDisorder(first: HTMLElement, second: HTMLElement): string | null {
  if (cardOf(first)?.contains(second)) return null;
  let firstSibling: Element | null = first;
  while (firstSibling && !firstSibling.parentElement?.contains(second))
    firstSibling = firstSibling.parentElement;
  const parent = firstSibling?.parentElement;
  const secondSibling = [...(parent?.children ?? [])].find((child) => child.contains(second));
  if (!firstSibling || !secondSibling || firstSibling === secondSibling) return null;
  if (isFixed(firstSibling) || isFixed(secondSibling)) return null;
  const a = boxOf(firstSibling);
  const b = boxOf(secondSibling);
  if (!a || !b) return null;
  const isRtl = getComputedStyle(parent ?? firstSibling).direction === 'rtl';
  const isAbove = b.bottom <= a.top + 1;
  const isLeftOf = isRtl ? b.left >= a.right - 1 : b.right <= a.left + 1;
  const isBelow = b.top >= a.bottom - 1;
  const isAfter = isRtl ? b.right <= a.left + 1 : b.left >= a.right - 1;
  // Links in a sentence follow its text direction, which can differ from the page's.
  const isInSentence = [firstSibling, secondSibling].every(
    (sibling) => getComputedStyle(sibling).display === 'inline',
  );
  if (isInSentence && !isAbove) return null;
  const isWrong = (isAbove && !isAfter) || (isLeftOf && !isBelow);
  return isWrong
    ? `${nameOf(second)} follows ${nameOf(first)} in the tab order but is placed before it`
    : null;
}

/** On phones a bar repeats the links of contact buttons that are scrolled away. */
const isSameLink = (stop: HTMLElement, element: HTMLElement): boolean =>
  stop instanceof HTMLAnchorElement && element instanceof HTMLAnchorElement && stop.href === element.href;

export async function expectVisualTabOrder(
  stops: readonly HTMLElement[],
  root = document.body,
): Promise<void> {
  const missed = stopsIn(root).filter(
    (element) =>
      !stops.some((stop) => stop === element || isSameGroup(stop, element) || isSameLink(stop, element)),
  );
  await expect(missed.map(nameOf).join(', '), 'controls that Tab does not reach').toBe('');
  window.scrollTo({ top: 0, behavior: 'instant' });
  const breaks = stops.slice(1).flatMap((stop, index) => {
    const previous = stops[index];
    return previous === undefined ? [] : (describeDisorder(previous, stop) ?? []);
  });
  await expect(breaks.join(', '), 'violations of the tab order').toBe('');
}
