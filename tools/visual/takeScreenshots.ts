import type { Browser, CDPSession, Page, Request } from 'playwright';
import { openBrowser, STORYBOOK_URL } from './browser';
import type { Mode } from './modes';
import { heightOfPicture, prepare, settle, stand, turnTo, type StoryFrame } from './inPage';

/** How long a story may take to be finished, and a picture to stand still, in ms. */
const LONGEST = 60_000;
const LONGEST_SETTLING = 10_000;

/** A call without an answer for so long is one that is not to be answered: the story shows the waiting. In ms. */
const UNANSWERED = 600;

/**
 * Code that came late may show so much later: React holds back what replaces a placeholder until 300 ms after it showed the
 * last one. In ms.
 */
const LATE_CODE = 350;

/**
 * No part of a picture may depend on when it was taken: carets blink, notices leave. Movement is none: the browser asks for
 * reduced motion, and a test of every story holds that it gets it.
 */
const STILL = `
  [data-pictured] * { caret-color: transparent !important; }
  [data-pictured] [data-toast-host] { visibility: hidden !important; }
  [data-pictured] .sb-wrapper { display: none !important; }
`;

/** Accessibility is judged by the tests of every story; here it would cost as much as the pictures. */
const NO_AXE = 'a11y.manual:!true';

/**
 * The highest picture, in CSS px. Of a screen: what a person sees before they scroll. What follows is built of components that
 * are pictured each by itself, and whole pages of every state would take four times the 25 MB that all pictures may have.
 */
const HIGHEST = 1_200;

/** The height of a picture of a story may be at most so much, in CSS px. */
const highestOf = (id: string, { height }: Mode): number => (id.startsWith('screens-') ? height : HIGHEST);

/** Says whether a picture is the one that is known; what is not known is looked at twice. */
export type IsKnown = (mode: Mode, png: Buffer) => boolean;

export interface Shot {
  id: string;
  mode: Mode;
  png: Buffer;
  /** How often it was taken until it stood still. */
  looks: number;
}

/** A page that takes pictures of stories one after the other. */
export class Studio {
  private pending = new Set<Request>();
  /** When a request began or ended last. */
  private lastNews = 0;
  /** When code came last. */
  private lastCode = 0;
  /** Whose stories the page shows; '' for a page that is not to be used again. */
  private component = '';

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {
    const end = (request: Request) => {
      this.pending.delete(request);
      this.lastNews = performance.now();
      if (request.resourceType() === 'script') this.lastCode = this.lastNews;
    };
    page.on('request', (request) => {
      this.pending.add(request);
      this.lastNews = performance.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Each has a browser of its own: what one draws and packs keeps one core busy, whatever its pages. */
  static async open(port: number): Promise<Studio> {
    const browser = await openBrowser(port);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      locale: 'en-GB',
      timezoneId: 'Africa/Accra',
    });
    // tsx keeps the names of functions with a helper, which functions that are handed to the browser ask for there.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(prepare);
    const page = await context.newPage();
    return new Studio(browser, page, await context.newCDPSession(page));
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Plays a story once and pictures it in each mode on that same mount. Throws with the reason where it fails. */
  async shoot(id: string, modes: readonly Mode[], isKnown: IsKnown): Promise<Shot[]> {
    // As wide as where every story is tested: a play looks for what is there on a wide screen.
    const widestFirst = modes.toSorted((one, other) => other.width - one.width);
    const [first] = widestFirst;
    if (!first) return [];
    try {
      await this.show(first);
      await this.play(id);
      // Only now: a play looks for the notices that pictures leave out.
      await this.page.evaluate(() => document.documentElement.toggleAttribute('data-pictured', true));
      const shots: Shot[] = [];
      for (const mode of widestFirst) {
        await this.show(mode);
        shots.push({ id, mode, ...(await this.stable(id, mode, (png) => isKnown(mode, png))) });
      }
      return shots;
    } catch (error) {
      // Nothing of the page is trusted any more.
      this.component = '';
      // What follows the first lines is the whole page, written out.
      const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n\n');
      throw new Error(`${id}: ${words}`, { cause: error });
    }
  }

  private async show({ width, height, theme }: Mode): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(stand, { width, theme });
  }

  /** Shows a story and waits until what it does is done. Throws with what it said when it failed. */
  private async play(id: string): Promise<void> {
    await this.visit(id);
    await this.page.waitForFunction(
      () => (window as unknown as StoryFrame).efieEnd !== undefined,
      undefined,
      {
        timeout: LONGEST,
        polling: 50,
      },
    );
    const end = await this.page.evaluate(() => (window as unknown as StoryFrame).efieEnd);
    if (end !== '') throw new Error(end ?? '');
  }

  /**
   * A page of its own for each component: within it stories follow each other as in Storybook's sidebar, which costs a third.
   */
  private async visit(id: string): Promise<void> {
    const component = id.replace(/--.*$/, '');
    if (component === this.component) {
      await this.page.evaluate(turnTo, id);
      return;
    }
    this.component = component;
    this.pending.clear();
    await this.page.goto(`${STORYBOOK_URL}iframe.html?id=${id}&viewMode=story&globals=${NO_AXE}`);
    await this.page.addStyleTag({ content: STILL });
  }

  /** Nothing is asked for any more that could still come. */
  private async quiet(): Promise<void> {
    const until = performance.now() + LONGEST_SETTLING;
    while (performance.now() < until) {
      const before = this.lastNews;
      await this.page.evaluate(settle);
      const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
      const isWaiting = [...this.pending].some((request) => !isCall(request));
      const isUnanswered = this.pending.size > 0 && performance.now() - this.lastNews < UNANSWERED;
      const isHeldBack = performance.now() - this.lastCode < LATE_CODE;
      if (before === this.lastNews && !isWaiting && !isUnanswered && !isHeldBack) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private async take(id: string, mode: Mode): Promise<Buffer> {
    const { width } = mode;
    const height = await this.page.evaluate(heightOfPicture, highestOf(id, mode));
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /**
   * A picture that is known at first sight is what it should be. Any other is taken until two in a row are the same: what
   * still arrives has arrived.
   */
  private async stable(
    id: string,
    mode: Mode,
    isKnown: (png: Buffer) => boolean,
  ): Promise<Pick<Shot, 'png' | 'looks'>> {
    await this.quiet();
    let last = await this.take(id, mode);
    if (isKnown(last)) return { png: last, looks: 1 };
    for (let looks = 2; looks < 20; looks += 1) {
      await this.quiet();
      const next = await this.take(id, mode);
      if (next.equals(last) || isKnown(next)) return { png: next, looks };
      last = next;
    }
    throw new Error(`it never stands still in ${mode.folder}`);
  }
}
