/**
 * Applies CSS rules in the dark theme only, under the same conditions as `themeCss`: the system preference, unless
 * `data-theme` overrides it. For illustrations; all other components use color roles.
 */
export function darkThemeCss(rules: string): string {
  return `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) & { ${rules} } } [data-theme='dark'] & { ${rules} }`;
}
