/** The Chromium to drive: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export function findChromium(): string | null;
