let isRequested = false;

/**
 * Asks the browser, once a visit, not to clear what the user has saved on this device when space runs out. Some browsers ask
 * the user, so call it only when they save something.
 */
export function requestPersistence(): void {
  if (isRequested) return;
  isRequested = true;
  // Missing on pages without HTTPS, and outside browsers.
  void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
