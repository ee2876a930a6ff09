import type { Browser, Page } from 'playwright';
import type { Mode } from './modesOf';

export interface Shot {
  id: string;
  mode: Mode;
  png: Buffer;
}

/** How long a story may take to be finished, in ms. */
const LONGEST = 60_000;

/** No part of a picture may depend on when it was taken: carets blink, notices leave. */
const STILL = `
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  [data-toast-host] { visibility: hidden !important; }
  .sb-wrapper { display: none !important; }
`;

/** Where Storybook's own channel is found in the frame. */
interface StoryFrame {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  efieStory?: string;
  efieFlatPictures?: boolean;
}

/** A page that takes pictures of stories one after the other. */
export async function openStudio(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  });
  await context.addInitScript(() => {
    const frame = window as unknown as StoryFrame;
    frame.efieFlatPictures = true;
    let channel: StoryFrame['__STORYBOOK_ADDONS_CHANNEL__'];
    // The channel is there before any story: its end must not be missed.
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set(value: NonNullable<typeof channel>) {
        channel = value;
        const settle = (state: string) => () => {
          frame.efieStory = state;
        };
        value.on('storyFinished', settle('finished'));
        value.on('storyErrored', settle('errored'));
        value.on('storyThrewException', settle('errored'));
        value.on('storyMissing', settle('missing'));
      },
      configurable: true,
    });
  });
  return context.newPage();
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    }
  });
}

/** Takes a story once and pictures it in each mode on that same mount. */
export async function shootStory(
  page: Page,
  base: string,
  id: string,
  modes: readonly Mode[],
): Promise<Shot[]> {
  const [first] = modes;
  if (!first) return [];
  await page.setViewportSize({ width: first.width, height: first.height });
  await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=theme:${first.theme}`);
  await page.waitForFunction(() => (window as unknown as StoryFrame).efieStory !== undefined, undefined, {
    timeout: LONGEST,
  });
  const end = await page.evaluate(() => (window as unknown as StoryFrame).efieStory);
  if (end !== 'finished') throw new Error(`${id}: the story ${end ?? 'never ended'}`);
  await page.addStyleTag({ content: STILL });
  const shots: Shot[] = [];
  for (const mode of modes) {
    await page.setViewportSize({ width: mode.width, height: mode.height });
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode.theme);
    await settle(page);
    shots.push({ id, mode, png: await stable(page) });
  }
  return shots;
}

/** Two pictures in a row that are the same: what still arrives has arrived. */
async function stable(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ fullPage: true });
  for (let turn = 0; turn < 20; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const next = await page.screenshot({ fullPage: true });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page never stands still.');
}
