/**
 * Names styled parts by file and place, not by the order in which modules happen to load: the server's markup and the
 * browser's must agree on every class. Shared with the build that renders pages in node.
 */
export const styledComponents = {
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, pure: true } } },
};
