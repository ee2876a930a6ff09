/**
 * Derives class names from the file and position, not from the order in which modules load: they must be the same in
 * pre-rendered markup and in the browser.
 */
export const styledComponents = {
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, pure: true } } },
};
