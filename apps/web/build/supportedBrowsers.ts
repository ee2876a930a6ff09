import type { Plugin } from 'vite';

/** The oldest versions that the build is for. */
const OLDEST = { Chrome: '111', Edge: '111', Firefox: '115', Safari: '16.4' };

/** As in README and the notice: 'Chrome 111, Edge 111, Firefox 115, Safari 16.4'. */
export const browserList = Object.entries(OLDEST)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');

/** The same for Vite's `build.target`. */
export const buildTarget = Object.entries(OLDEST).map(([name, version]) => name.toLowerCase() + version);

/**
 * Tries what the app's own code needs and the newest of these versions learned last. It runs in old browsers and is serialized,
 * so it refers to nothing outside.
 */
function noticeOldBrowser(message: string): void {
  try {
    new RegExp('(?<=a)').test('');
    [].toSorted();
  } catch {
    const notice = document.createElement('p');
    notice.textContent = message;
    notice.style.cssText = 'padding:16px;text-align:center';
    notice.setAttribute('role', 'alert');
    document.body.prepend(notice);
  }
}

/** Says above the page that the browser is too old for its scripts. The page's own links work without them. */
export function oldBrowserNotice(): Plugin {
  const message = `This browser is too old to search, save and list homes here. Use ${browserList} or a later version.`;
  return {
    name: 'efie-old-browser-notice',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `(${noticeOldBrowser.toString().replace(/\s+/g, ' ')})(${JSON.stringify(message)})`,
        injectTo: 'body' as const,
      },
    ],
  };
}
