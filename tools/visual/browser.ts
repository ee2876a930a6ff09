import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../testing/chromium.mjs';

/** Where the browser finds Storybook. A link that a story shows holds no port, which is another one on every run. */
export const ADDRESS = 'http://efie.localhost/';

/**
 * One Chromium that draws the same on every run; null where there is none.
 * @param port where Storybook is served on this machine
 */
export async function openBrowser(port?: number): Promise<Browser | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  return chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      ...(port === undefined ? [] : [`--host-resolver-rules=MAP efie.localhost:80 127.0.0.1:${port}`]),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Drawn by the processor, whole tiles at once: a graphics card, or one that is imitated, rounds edges otherwise each time.
      '--disable-gpu',
      '--disable-gpu-rasterization',
      '--disable-partial-raster',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--force-color-profile=srgb',
      // A picture shows the whole page at once: nothing waits until somebody scrolls.
      '--blink-settings=lazyLoadEnabled=false',
    ],
  });
}
