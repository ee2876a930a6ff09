import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

export type ForcedState = 'hover' | 'focus' | 'pressed';

const ATTRIBUTE = 'data-forced-state';

/** A pressed control is hovered too. */
const PSEUDO_CLASSES: readonly (readonly [pseudo: string, selector: string])[] = [
  [':hover', `:is([${ATTRIBUTE}='hover'],[${ATTRIBUTE}='pressed'])`],
  [':focus-visible', `[${ATTRIBUTE}='focus']`],
  [':active', `[${ATTRIBUTE}='pressed']`],
];

const hasStatePseudoClass = ({ selectorText }: CSSStyleRule) =>
  PSEUDO_CLASSES.some(([pseudo]) => selectorText.includes(pseudo));

/** The rules for hover, focus and press, matching the attribute instead of the pseudo-class; media conditions stay. */
function forcedRules(rules: CSSRuleList): string {
  let text = '';
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const inside = forcedRules(rule.cssRules);
      if (inside !== '') text += `@media ${rule.conditionText}{${inside}}`;
    } else if (rule instanceof CSSStyleRule && hasStatePseudoClass(rule)) {
      let selector = rule.selectorText;
      for (const [pseudo, forced] of PSEUDO_CLASSES) selector = selector.replaceAll(pseudo, forced);
      text += `${selector}{${rule.style.cssText}}`;
    }
  }
  return text;
}

/**
 * Copies the page's rules for hover, focus and press, so that elements with `data-forced-state` show them: one pointer
 * cannot hover several elements, and events of a test set no `:hover`. Returns a function that removes the copy.
 */
export function copyStateRules(): () => void {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets].map((sheet) => forcedRules(sheet.cssRules)).join('');
  document.head.append(style);
  return () => style.remove();
}

export function forceState(element: Element | null | undefined, state: ForcedState): void {
  element?.setAttribute(ATTRIBUTE, state);
}

interface ForcedProps {
  state: ForcedState;
  selector: string;
  children: ReactNode;
}

function Forced({ state, selector, children }: ForcedProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(copyStateRules, []);
  useEffect(() => content.current?.querySelectorAll(selector).forEach((found) => forceState(found, state)));
  return (
    <div ref={content} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Shows every element that matches the selector as hovered, focused or pressed. */
export const withState =
  (state: ForcedState, selector: string): Decorator =>
  (Story) => (
    <Forced state={state} selector={selector}>
      <Story />
    </Forced>
  );

/** The computed value of a CSS color, such as `var(--color-tint)`, for a child of the given element. */
export function computedColor(parent: Element, css: string): string {
  const probe = document.createElement('i');
  probe.style.color = css;
  parent.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
