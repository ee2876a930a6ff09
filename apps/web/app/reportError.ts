/**
 * Where every error of a render ends that no screen has put into words; the one place to connect a reporting service.
 * Developers see it in the console, with its cause.
 */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is the only reporter this product has
  console.error(error);
}
