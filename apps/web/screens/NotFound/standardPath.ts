/** A path as the routes have it: some hosts and links add '/index.html' or a second slash. */
export const standardPath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/') || '/';
