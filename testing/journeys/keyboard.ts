import { expect, waitFor } from 'storybook/test';
import { press } from '../keys';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** A short name for a failure's message. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 120));

/** What has the keyboard. */
export const focused = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body;

/** Everything in `root` that Tab should come to: on the screen, not idle, not behind a layer; of radios only the chosen. */
function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]')) return false;
    if (element.closest('[inert], .sb-wrapper, [data-fence]')) return false;
    return element.checkVisibility({ visibilityProperty: true });
  });
}

/** Whether two stops are one to the keyboard: radios of one group. */
const isSameGroup = (a: HTMLElement, b: HTMLElement): boolean =>
  a instanceof HTMLInputElement &&
  b instanceof HTMLInputElement &&
  a.type === 'radio' &&
  b.type === 'radio' &&
  a.name === b.name &&
  a.name !== '';

/** Some radios, tabs and menus have a covered control: the mark of focus may stand on what is drawn for it. */
const drawnFor = (element: HTMLElement): Element[] =>
  [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label, h3, li'),
    ...element.children,
  ].filter((part) => part !== null);

function isOutlined(element: Element): boolean {
  return ['', '::after'].some((part) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)';
  });
}

/** At least a part of it can be seen: not scrolled away, not wholly under a bar (WCAG 2.4.11). */
function isInSight(element: HTMLElement): boolean {
  return drawnFor(element)
    .slice(0, 2)
    .some((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const across = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share);
      const down = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
      return across.some((x) =>
        down.some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (part.contains(hit) || hit.closest('label')?.contains(element));
        }),
      );
    });
}

/** The focus is where it should be, drawn, and in sight (fault 33). */
export async function expectFocusOn(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
  const isDrawn = drawnFor(element).some(isOutlined) || getComputedStyle(element).boxShadow !== 'none';
  await expect(isDrawn, `focus is drawn on ${nameOf(element)}`).toBe(true);
  await expect(isInSight(element), `focus is in sight on ${nameOf(element)}`).toBe(true);
}

/** Tab, as often as it takes, until the focus is there: visible, and never caught on the way. */
export async function tabTo(target: HTMLElement, { isBack = false } = {}): Promise<void> {
  for (let count = 0; count < 250; count += 1) {
    if (focused() === target) return expectFocusOn(target);
    await press(isBack ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
  }
  throw new Error(`Tab does not come to ${nameOf(target)}; it stands on ${nameOf(focused())}`);
}

/** An empty stop before the page and one behind it, so that a walk has a start and an end. */
function fence(place: 'prepend' | 'append'): HTMLElement {
  const post = document.createElement('span');
  post.tabIndex = 0;
  post.dataset['fence'] = '';
  document.body[place](post);
  return post;
}

/** Every stop of the page from its top, in the order of Tab, each drawn and in sight; fails where Tab is caught. */
export async function walkPage(): Promise<HTMLElement[]> {
  const start = fence('prepend');
  const end = fence('append');
  try {
    start.focus();
    const stops: HTMLElement[] = [];
    for (;;) {
      await press('{Tab}');
      const stop = focused();
      if (stop === end) return stops;
      if (stop === document.body || stops.includes(stop)) {
        throw new Error(`Tab is caught on ${nameOf(stop)} after ${nameOf(stops.at(-1) ?? stop)}`);
      }
      if (stop.closest('.sb-wrapper')) continue;
      await expectFocusOn(stop);
      stops.push(stop);
    }
  } finally {
    start.remove();
    end.remove();
  }
}

/** From where the focus stands as far as Tab goes one way: around, or to the layer's edge and out of the page. */
async function walkWay(layer: HTMLElement, keys: string): Promise<HTMLElement[]> {
  const stops = [focused()];
  for (;;) {
    await press(keys);
    const stop = focused();
    if (stop === document.body || !document.hasFocus() || stops.includes(stop)) {
      // A native layer lets the browser's own bar have its turn.
      stops.at(-1)?.focus();
      return stops;
    }
    await expect(layer.contains(stop), `${nameOf(stop)} is in the layer`).toBe(true);
    await expectFocusOn(stop);
    stops.push(stop);
  }
}

const isBefore = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Every stop of an open layer, in the order of Tab from its first; the focus never comes to the page behind it. */
export async function walkLayer(layer: HTMLElement): Promise<HTMLElement[]> {
  await expect(layer.contains(focused()), `the focus is in ${nameOf(layer)} when it opens`).toBe(true);
  await walkWay(layer, '{Shift>}{Tab}{/Shift}');
  const stops = await walkWay(layer, '{Tab}');
  const first = stops.findIndex((stop) => stops.every((other) => other === stop || isBefore(stop, other)));
  return [...stops.slice(first), ...stops.slice(0, first)];
}

function boxOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const [first, ...rest] = [...element.children].map(boxOf).filter((box) => box !== null);
  if (!first) return null;
  return rest.reduce((all, box) => {
    const left = Math.min(all.left, box.left);
    const top = Math.min(all.top, box.top);
    return new DOMRect(
      left,
      top,
      Math.max(all.right, box.right) - left,
      Math.max(all.bottom, box.bottom) - top,
    );
  }, first);
}

const isFixed = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

/**
 * How two stops, one after the other, break the order in which the page is read: of the two parts of the page that hold
 * them, side by side in the same part, the second begins above or before the first.
 */
function disorder(first: HTMLElement, second: HTMLElement): string | null {
  let part: Element | null = first;
  while (part && !part.parentElement?.contains(second)) part = part.parentElement;
  const parent = part?.parentElement;
  const next = [...(parent?.children ?? [])].find((child) => child.contains(second));
  if (!part || !next || part === next || isFixed(part) || isFixed(next)) return null;
  const a = boxOf(part);
  const b = boxOf(next);
  if (!a || !b) return null;
  const isRtl = getComputedStyle(parent ?? part).direction === 'rtl';
  const isAbove = b.bottom <= a.top + 1;
  const isLeftOf = isRtl ? b.left >= a.right - 1 : b.right <= a.left + 1;
  const isBelow = b.top >= a.bottom - 1;
  const isAfter = isRtl ? b.right <= a.left + 1 : b.left >= a.right - 1;
  // Links in a sentence follow the direction of its words, which may differ from the page's.
  const isInSentence = [part, next].every((each) => getComputedStyle(each).display === 'inline');
  if (isInSentence && !isAbove) return null;
  const isWrong = (isAbove && !isAfter) || (isLeftOf && !isBelow);
  return isWrong ? `${nameOf(second)} comes after ${nameOf(first)} but stands before it` : null;
}

/** The bar that a phone shows once the contact buttons are scrolled away repeats their links. */
const isRepeated = (stop: HTMLElement, element: HTMLElement): boolean =>
  stop instanceof HTMLAnchorElement && element instanceof HTMLAnchorElement && stop.href === element.href;

/** Tab came to everything there is, and in the order in which it is seen (fault 33). */
export async function expectOrderAsSeen(stops: readonly HTMLElement[], root = document.body): Promise<void> {
  const missed = stopsIn(root).filter(
    (element) =>
      !stops.some((stop) => stop === element || isSameGroup(stop, element) || isRepeated(stop, element)),
  );
  await expect(missed.map(nameOf).join(', '), 'Tab never comes to').toBe('');
  window.scrollTo({ top: 0, behavior: 'instant' });
  const breaks = stops.slice(1).flatMap((stop, at) => {
    const before = stops[at];
    return before === undefined ? [] : (disorder(before, stop) ?? []);
  });
  await expect(breaks.join(', '), 'order of Tab').toBe('');
}
