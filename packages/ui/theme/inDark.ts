/**
 * CSS rules for a component in the dark theme, under the same conditions as `themeCss`: the system's wish, or
 * `data-theme` above it (ruling 133). For pictures; everything else follows the roles by itself.
 */
export function inDark(rules: string): string {
  return `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) & { ${rules} } } [data-theme='dark'] & { ${rules} }`;
}
