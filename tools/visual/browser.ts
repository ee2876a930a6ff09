import type { Browser } from 'playwright';
import { launchChromium } from '../../testing/chromium';

/** The URL of Storybook in the browser. It has no port, because stories show links and the port changes with every run. */
export const STORYBOOK_URL = 'http://efie.localhost/';

/**
 * Launches a Chromium that renders the same pixels on every run.
 * @param port where Storybook is served on this machine
 */
export const openBrowser = (port?: number): Promise<Browser> =>
  launchChromium([
    ...(port === undefined ? [] : [`--host-resolver-rules=MAP efie.localhost:80 127.0.0.1:${port}`]),
    '--font-render-hinting=none',
    '--disable-lcd-text',
    // Software rendering of whole tiles: a GPU rounds edges differently from run to run.
    '--disable-gpu',
    '--disable-gpu-rasterization',
    '--disable-partial-raster',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    '--force-color-profile=srgb',
    // A screenshot shows the whole page, so images must not wait for scrolling.
    '--blink-settings=lazyLoadEnabled=false',
  ]);
