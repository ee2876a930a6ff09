/**
 * Logs every rendering error, and every error that nothing else handles, to the console. Connect a reporting service here.
 */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is the only reporter this product has
  console.error(error);
}
