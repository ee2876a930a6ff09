import { chromium, type Browser } from 'playwright';
import { findChromium } from '../chromium.mjs';

/** One Chromium that draws the same on every run; null where there is none. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  return chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--force-color-profile=srgb',
      // A picture shows the whole page at once: nothing waits until somebody scrolls.
      '--blink-settings=lazyLoadEnabled=false',
    ],
  });
}
