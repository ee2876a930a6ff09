import { describe } from '../../../testing/checks/axeViolations';
import { tooWide } from '../../../testing/narrow';

/** The user's own text spacing (WCAG 1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Sets all text wide, as some readers do; returns what undoes it. */
export function spaceText(): () => void {
  const style = document.createElement('style');
  style.textContent = SPACING;
  document.head.append(style);
  return () => style.remove();
}

/**
 * Cut on purpose: for screen readers only, a long text that ends in an ellipsis and stands in full elsewhere, or a picture
 * of letters beside the name that they begin.
 */
function isMeant(element: Element): boolean {
  if (element.ariaHidden === 'true') return true;
  const { clipPath, position, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const isHidden = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
  return isHidden || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** Where the words inside an element are drawn; what is drawn beside them does not count. */
function wordsOf(element: Element): DOMRect[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: box } = node;
    if (!box || isMeant(box) || !box.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    rects.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
  }
  return rects;
}

const seen = (selector: string): Element[] =>
  [...document.body.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .sb-wrapper'),
  );

/** Boxes that cut off words inside them. */
function cutTexts(): string[] {
  return seen('*')
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const cutsAcross = /hidden|clip/.test(overflowX);
      const cutsDown = /hidden|clip/.test(overflowY);
      if ((!cutsAcross && !cutsDown) || isMeant(element)) return false;
      return wordsOf(element).some(
        ({ left, right, bottom }) =>
          (cutsAcross && (left < box.left - 1 || right > box.right + 1)) ||
          (cutsDown && bottom > box.bottom + 4),
      );
    })
    .map(describe);
}

/** Words that leave the button or label that is drawn around them. */
function spilledTexts(): string[] {
  return seen('button, a[data-kind], [data-tone], label')
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return wordsOf(element).some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    })
    .map(describe);
}

/** Fields so narrow that one does not see what one writes: less than four letters of it. */
function crampedFields(): string[] {
  return seen('input:not([type=radio], [type=checkbox], [type=file]), textarea')
    .filter((field) => {
      const { paddingInlineStart, paddingInlineEnd, fontSize, clipPath } = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return clipPath === 'none' && room < 4 * parseFloat(fontSize);
    })
    .map(describe);
}

/** Share of the window that bars keep for themselves while the page scrolls under them. */
function shareOfBars(): number {
  const bars = [...document.body.querySelectorAll('header, [data-contact-bar], main *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    const isBar = position === 'fixed' || (position === 'sticky' && element.matches('header'));
    return isBar && visibility === 'visible' && !element.closest('[role=dialog], dialog, [data-toast-host]');
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().height)) / window.innerHeight;
}

/** What breaks 'one way of scrolling, nothing cut, at most a quarter of the height taken by what stays' (fault 35). */
export function lackOfRoom(): string[] {
  const share = shareOfBars();
  return [
    ...tooWide().map((found) => `two-way scroll: ${found}`),
    ...cutTexts().map((found) => `cut: ${found}`),
    ...spilledTexts().map((found) => `spilled: ${found}`),
    ...crampedFields().map((found) => `no room to write: ${found}`),
    ...(share > 0.25 ? [`bars take ${Math.round(share * 100)}%`] : []),
  ];
}
