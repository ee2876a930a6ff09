import { useInsertionEffect } from 'react';

/**
 * Adds CSS to the page while the component is mounted, before all other styles. The rules go through the CSSOM, because the
 * Content-Security-Policy allows style elements only while they are empty.
 * @param css must not change
 */
export function useStyleSheet(css: string): void {
  useInsertionEffect(() => {
    const parsed = new CSSStyleSheet();
    parsed.replaceSync(css);
    const element = document.createElement('style');
    document.head.prepend(element);
    [...parsed.cssRules].forEach((rule, index) => element.sheet?.insertRule(rule.cssText, index));
    return () => element.remove();
  }, [css]);
}
