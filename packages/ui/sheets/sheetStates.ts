const asked: readonly (readonly [pseudo: string, attribute: string])[] = [
  [':hover', "[data-sheet-state='hover']"],
  [':focus-visible', "[data-sheet-state='focus']"],
];

/** Rules for hover and focus again, for an attribute instead of a pointer or the keyboard; media conditions stay. */
function statesOf(rules: CSSRuleList): string {
  let text = '';
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const inside = statesOf(rule.cssRules);
      if (inside !== '') text += `@media ${rule.conditionText}{${inside}}`;
    } else if (rule instanceof CSSStyleRule && asked.some(([pseudo]) => rule.selectorText.includes(pseudo))) {
      let selector = rule.selectorText;
      for (const [pseudo, attribute] of asked) selector = selector.replaceAll(pseudo, attribute);
      text += `${selector}{${rule.style.cssText}}`;
    }
  }
  return text;
}

/**
 * A sheet shows hover and focus of many controls at once, which one pointer cannot. This copies the page's own rules for
 * both states once, so that the sheet can never drift from the components. Returns how to take the copy away again.
 */
export function copyStates(): () => void {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets].map((sheet) => statesOf(sheet.cssRules)).join('');
  document.head.append(style);
  return () => style.remove();
}
