import type { Browser, CDPSession, Page, Request } from 'playwright';
import { openBrowser, STORYBOOK_URL } from './browser';
import { applyMode, preparePage, screenshotHeight, settle, showStory, type StoryWindow } from './inPage';
import type { Mode } from './modes';

/** How long a story may run, in ms. */
const STORY_TIMEOUT = 60_000;
/** How long the page may load after the story ended, in ms. */
const LOAD_TIMEOUT = 10_000;
/** How often a screenshot is repeated until two are the same. */
const MAX_ATTEMPTS = 20;

/** A request that is pending for so long is one that the story keeps pending, in ms. */
const PENDING_REQUEST = 600;

/** React shows lazy-loaded content up to 300 ms after the last placeholder; in ms. */
const LAZY_CONTENT = 350;

/** Hides carets, which blink, and toasts, which close. Stories run with reduced motion, so nothing else moves. */
const STYLES = `
  [data-screenshot] * { caret-color: transparent !important; }
  [data-screenshot] [data-toast-host] { visibility: hidden !important; }
  [data-screenshot] .sb-wrapper { display: none !important; }
`;

/** Turns off the accessibility checks, which the tests of every story run. */
const NO_AXE = 'a11y.manual:!true';

/**
 * The maximum height of a screenshot, in CSS px. Of a screen only the first viewport: what follows consists of components
 * with their own screenshots, and full pages would take four times the 25 MB that all baselines may have.
 */
const MAX_HEIGHT = 1_200;
const maxHeightOf = (id: string, { height }: Mode): number =>
  id.startsWith('screens-') ? height : MAX_HEIGHT;

export type IsUnchanged = (mode: Mode, png: Buffer) => boolean;

export interface Screenshot {
  id: string;
  mode: Mode;
  png: Buffer;
  /** How often it was taken until two in a row were the same. */
  attempts: number;
}

export class StoryPage {
  private pending = new Set<Request>();
  private lastRequest = 0;
  private lastScript = 0;
  /** The component whose stories the page shows; '' when the page must be reloaded. */
  private component = '';

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {
    const onEnd = (request: Request) => {
      this.pending.delete(request);
      this.lastRequest = performance.now();
      if (request.resourceType() === 'script') this.lastScript = this.lastRequest;
    };
    page.on('request', (request) => {
      this.pending.add(request);
      this.lastRequest = performance.now();
    });
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  }

  /** Each page has its own browser: a browser renders and encodes on one core, even with several pages. */
  static async open(port: number): Promise<StoryPage> {
    const browser = await openBrowser(port);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      locale: 'en-GB',
      timezoneId: 'Africa/Accra',
    });
    // tsx wraps named functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(preparePage);
    const page = await context.newPage();
    return new StoryPage(browser, page, await context.newCDPSession(page));
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /**
   * Plays a story once and takes a screenshot of that mount in each mode.
   * @throws with the story's id when it fails
   */
  async takeScreenshots(id: string, modes: readonly Mode[], isUnchanged: IsUnchanged): Promise<Screenshot[]> {
    // Story tests also run in a wide viewport, and plays rely on it.
    const widestFirst = modes.toSorted((a, b) => b.width - a.width);
    const [first] = widestFirst;
    if (!first) return [];
    try {
      await this.applyMode(first);
      await this.play(id);
      // After the play, which may look for toasts.
      await this.page.evaluate(() => document.documentElement.toggleAttribute('data-screenshot', true));
      const screenshots: Screenshot[] = [];
      for (const mode of widestFirst) {
        await this.applyMode(mode);
        screenshots.push(await this.captureStable(id, mode, (png) => isUnchanged(mode, png)));
      }
      return screenshots;
    } catch (error) {
      this.component = '';
      // The rest of the message is the HTML of the page.
      const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n\n');
      throw new Error(`${id}: ${message}`, { cause: error });
    }
  }

  private async applyMode({ width, height, theme }: Mode): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(applyMode, { width, theme });
  }

  /** Shows a story and waits for its end. @throws when it fails */
  private async play(id: string): Promise<void> {
    await this.visit(id);
    await this.page.waitForFunction(
      () => (window as unknown as StoryWindow).efieStoryResult !== undefined,
      undefined,
      { timeout: STORY_TIMEOUT, polling: 50 },
    );
    const error = await this.page.evaluate(() => (window as unknown as StoryWindow).efieStoryResult);
    if (error) throw new Error(error);
  }

  /** Reloads the page for another component only: switching stories in the page takes a third of the time. */
  private async visit(id: string): Promise<void> {
    const component = id.replace(/--.*$/, '');
    if (component === this.component) {
      await this.page.evaluate(showStory, id);
      return;
    }
    this.component = component;
    this.pending.clear();
    await this.page.goto(`${STORYBOOK_URL}iframe.html?id=${id}&viewMode=story&globals=${NO_AXE}`);
    await this.page.addStyleTag({ content: STYLES });
  }

  /** Waits until nothing is loading that could still change the page. */
  private async waitUntilLoaded(): Promise<void> {
    const deadline = performance.now() + LOAD_TIMEOUT;
    while (performance.now() < deadline) {
      const before = this.lastRequest;
      await this.page.evaluate(settle);
      const isApiRequest = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
      const isLoading = [...this.pending].some((request) => !isApiRequest(request));
      const mayRespond = this.pending.size > 0 && performance.now() - this.lastRequest < PENDING_REQUEST;
      const mayRender = performance.now() - this.lastScript < LAZY_CONTENT;
      if (before === this.lastRequest && !isLoading && !mayRespond && !mayRender) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private async capture(id: string, mode: Mode): Promise<Buffer> {
    const { width } = mode;
    const height = await this.page.evaluate(screenshotHeight, maxHeightOf(id, mode));
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /** A screenshot that differs from its baseline is repeated until two in a row are the same. */
  private async captureStable(
    id: string,
    mode: Mode,
    isUnchanged: (png: Buffer) => boolean,
  ): Promise<Screenshot> {
    await this.waitUntilLoaded();
    let last = await this.capture(id, mode);
    if (isUnchanged(last)) return { id, mode, png: last, attempts: 1 };
    for (let attempts = 2; attempts < MAX_ATTEMPTS; attempts += 1) {
      await this.waitUntilLoaded();
      const png = await this.capture(id, mode);
      if (png.equals(last) || isUnchanged(png)) return { id, mode, png, attempts };
      last = png;
    }
    throw new Error(`the screenshot did not stabilize in ${mode.folder}`);
  }
}
