import { describe } from '../../../testing/checks/axeViolations';
import { findHorizontalOverflow } from '../../../testing/horizontalOverflow';

/** The text spacing of WCAG 1.4.12. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Increases all text spacing, as some users do; returns a function that restores it. */
export function increaseTextSpacing(): () => void {
  const style = document.createElement('style');
  style.textContent = SPACING;
  document.head.append(style);
  return () => style.remove();
}

/**
 * Clipped on purpose: text for screen readers only, text that ends in an ellipsis and is complete elsewhere, or decorative
 * initials beside a name.
 */
function isClippedOnPurpose(element: Element): boolean {
  if (element.ariaHidden === 'true') return true;
  const { clipPath, position, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const isHidden = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
  return isHidden || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

function textBoxesOf(element: Element): DOMRect[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent || isClippedOnPurpose(parent) || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    rects.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
  }
  return rects;
}

const visibleElements = (selector: string): Element[] =>
  [...document.body.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .sb-wrapper'),
  );

function clippedTexts(): string[] {
  return visibleElements('*')
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const clipsX = /hidden|clip/.test(overflowX);
      const clipsY = /hidden|clip/.test(overflowY);
      if ((!clipsX && !clipsY) || isClippedOnPurpose(element)) return false;
      return textBoxesOf(element).some(
        ({ left, right, bottom }) =>
          (clipsX && (left < box.left - 1 || right > box.right + 1)) || (clipsY && bottom > box.bottom + 4),
      );
    })
    .map(describe);
}

function overflowingTexts(): string[] {
  return visibleElements('button, a[data-kind], [data-tone], label')
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return textBoxesOf(element).some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    })
    .map(describe);
}

/** Fields too narrow to show four letters of their value. */
function tooNarrowFields(): string[] {
  return visibleElements('input:not([type=radio], [type=checkbox], [type=file]), textarea')
    .filter((field) => {
      const { paddingInlineStart, paddingInlineEnd, fontSize, clipPath } = getComputedStyle(field);
      const textWidth = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return clipPath === 'none' && textWidth < 4 * parseFloat(fontSize);
    })
    .map(describe);
}

/** The largest share of the viewport height that a fixed or sticky bar takes, from 0 to 1. */
function heightShareOfBars(): number {
  const bars = [...document.body.querySelectorAll('header, [data-contact-bar], main *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    const isBar = position === 'fixed' || (position === 'sticky' && element.matches('header'));
    return isBar && visibility === 'visible' && !element.closest('[role=dialog], dialog, [data-toast-host]');
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().height)) / window.innerHeight;
}

/** Reflow faults: horizontal scrolling, clipped or overflowing text, narrow fields, bars above a quarter of the height. */
export function findReflowFaults(): string[] {
  const share = heightShareOfBars();
  return [
    ...findHorizontalOverflow().map((found) => `scrolls horizontally: ${found}`),
    ...clippedTexts().map((found) => `clipped text: ${found}`),
    ...overflowingTexts().map((found) => `overflowing text: ${found}`),
    ...tooNarrowFields().map((found) => `field too narrow: ${found}`),
    ...(share > 0.25 ? [`a bar takes ${Math.round(share * 100)}% of the height`] : []),
  ];
}
