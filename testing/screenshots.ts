import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { folderOf, modes, modesOf, viewportOf, viewports } from '../.storybook/modes';
import { isStoryOf } from './storyKind';

/** In ms: React shows lazy-loaded content up to 300 ms after the last fallback appeared. */
const SETTLED = 400;
/** In ms. */
const SETTLE_TIMEOUT = 10_000;
/** In ms: delayed redirects and toasts that close, which would change the later screenshots of a slow run. */
const LONG_TIMER = 1_000;

/**
 * The maximum height of a screenshot, in CSS px. Of a screen only the first viewport: what follows consists of components
 * with their own screenshots, and whole pages would take four times the 20 MB that all baselines may have.
 */
const MAX_HEIGHT = 1_200;

const MARGIN = 16;

interface Story {
  id: string;
  parameters: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}

let isTaking = false;

/** Prepares the page before the first story: photos become flat tiles, and long timers do not fire during screenshots. */
export function prepareScreenshots(): void {
  window.efieFlatPhotos = true;
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (typeof handler !== 'function' || (ms ?? 0) < LONG_TIMER) return setTimeout(handler, ms, ...rest);
    return setTimeout(() => {
      if (!isTaking) handler(...rest);
    }, ms);
  }) as typeof window.setTimeout;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** The footer of the whole app is loaded later than the rest, however long that takes. */
const isFooterMissing = () =>
  document.getElementById('main') !== null && document.querySelector('footer') === null;

/** Waits until images are decoded and the page has not changed for a while, so with content that is lazy-loaded after the play. */
async function waitUntilSettled(lastChange: () => number): Promise<void> {
  const deadline = performance.now() + SETTLE_TIMEOUT;
  window.scrollTo(0, 0);
  for (;;) {
    await nextFrame();
    await nextFrame();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const isSettled = performance.now() > lastChange() + SETTLED && !isFooterMissing();
    if (isSettled || performance.now() > deadline) return;
  }
}

/** Down to the end of the visible content and a margin; the viewport under an open modal dialog, because what is below cannot be reached. */
function contentHeight(maximum: number): number {
  const { clientHeight, clientWidth } = document.documentElement;
  if (document.querySelector('[role="dialog"][data-state="open"], [aria-modal="true"], dialog[open]'))
    return clientHeight;
  let end = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height, left, right } = element.getBoundingClientRect();
    const isVisible = width > 1 && height > 1 && right > 0 && left < clientWidth;
    if (isVisible && bottom > end && element.checkVisibility({ visibilityProperty: true })) end = bottom;
  }
  return Math.max(1, Math.min(Math.ceil(end) + MARGIN, maximum));
}

/** Compares the mounted story with its baselines in each of its modes. */
export async function expectScreenshots({ id, parameters, globals }: Story): Promise<void> {
  const html = document.documentElement;
  const modeNames = modesOf({ kind: parameters['kind'], viewport: viewportOf(globals) });
  let changed = performance.now();
  const area = document.createElement('div');
  area.style.cssText = 'position:absolute;inset:0 0 auto;pointer-events:none';
  area.id = 'screenshot-area';
  // Toasts disappear after four seconds.
  area.innerHTML = '<style>[data-toast-host] { visibility: hidden !important; }</style>';
  document.body.append(area);
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => target !== area)) changed = performance.now();
  });
  isTaking = true;
  const errors: unknown[] = [];
  try {
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const viewport of ['desktop', 'phone'] as const) {
      const modesHere = modeNames.filter((name) => modes[name].viewport === viewport);
      if (modesHere.length === 0) continue;
      const { styles } = viewports[viewport];
      const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
      area.style.height = '0';
      await page.viewport(width, height);
      await waitUntilSettled(() => changed);
      const shown = contentHeight(isStoryOf(parameters, 'screen') ? height : MAX_HEIGHT);
      area.style.height = `${shown}px`;
      if (shown > height) {
        await page.viewport(width, shown);
        await waitUntilSettled(() => changed);
      }
      for (const name of modesHere) {
        html.dataset['theme'] = modes[name].theme;
        await expect
          .element(page.elementLocator(area))
          .toMatchScreenshot(`${folderOf(name)}/${id.replace('--', '/')}`)
          .catch((error: unknown) => errors.push(error));
      }
    }
  } finally {
    isTaking = false;
    observer.disconnect();
    area.remove();
    html.dataset['theme'] = 'light';
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} screenshots differ`);
}
