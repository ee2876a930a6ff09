import type { Browser, Frame, Page } from 'playwright';

/** How a story ended in one display mode. */
export interface StoryEnd {
  id: string;
  /** Why Storybook shows its error page in place of the story; null where the story is shown. */
  errorPage: string | null;
  /** Failures in the Interactions panel, and uncaught errors. */
  failures: readonly string[];
  /** The play function was skipped at this width. */
  isSkipped: boolean;
  /** The renderer is blocked: the window cannot be used again. */
  isHung: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** The story's window with the recorded events. */
interface NotedWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  sweep: { finished: string[]; failures: string[]; steps: string[] };
}

const HOST = 'story-window.html';

/** Timeout of a story in ms; the longest keyboard journeys take a minute on a busy machine. */
const STORY_TIMEOUT = 180_000;

/** Further timeout in ms after which the renderer counts as blocked. */
const RENDERER_TIMEOUT = 10_000;

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** Init script of the window: records Storybook's channel events from the first one on. */
function recordEvents(): void {
  const noted = window as unknown as NotedWindow;
  noted.sweep = { finished: [], failures: [], steps: [] };
  const messageOf = (payload: unknown): string => {
    const { name, message, title, description } = Object(payload) as Record<string, unknown>;
    return [name ?? title, message ?? description].filter(Boolean).join(': ') || 'without a message';
  };
  const red = ['playFunctionThrewException', 'storyErrored', 'storyThrewException', 'storyMissing'];
  let channel: NotedWindow['__STORYBOOK_ADDONS_CHANNEL__'];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value: NonNullable<typeof channel>) {
      channel = value;
      for (const event of red) {
        value.on(event, (payload) => noted.sweep.failures.push(`${event}: ${messageOf(payload)}`));
      }
      value.on('unhandledErrorsWhilePlaying', (errors) => {
        for (const error of Array.isArray(errors) ? errors : [errors]) {
          noted.sweep.failures.push(`not caught: ${messageOf(error)}`);
        }
      });
      // Steps reveal plays that were skipped because the window is too narrow.
      value.on('storybook/instrumenter/call', (call) => {
        const { method, args } = Object(call) as { method?: string; args?: readonly unknown[] };
        if (method === 'step') noted.sweep.steps.push(String(args?.[0]));
      });
      value.on('storyFinished', (payload) => {
        const { storyId } = Object(payload) as { storyId?: string };
        noted.sweep.finished.push(String(storyId));
      });
      value.on('storyMissing', (payload) => noted.sweep.finished.push(String(payload)));
    },
    configurable: true,
  });
}

/** Storybook's preview iframe without Storybook's UI, but with the same id and size. */
export class StoryWindow {
  readonly #page: Page;
  #size: Size = { width: 0, height: 0 };
  #isLoaded = false;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser, storybook: string): Promise<StoryWindow> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1100 } });
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(recordEvents);
    const page = await context.newPage();
    await page.route(`**/${HOST}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Story</title><iframe id="storybook-preview-iframe" title="Story" style="border:0"></iframe>',
      }),
    );
    await page.goto(storybook + HOST);
    return new StoryWindow(page);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  async #frame(): Promise<Frame> {
    const frame = await (await this.#page.$('iframe'))?.contentFrame();
    if (!frame) throw new Error('Cannot read the story: the page has no preview iframe.');
    return frame;
  }

  async #resize(size: Size): Promise<void> {
    this.#size = size;
    await this.#page.$eval(
      'iframe',
      (iframe, { width, height }) => {
        iframe.style.width = `${width}px`;
        iframe.style.height = `${height}px`;
      },
      size,
    );
  }

  /** Reloads the preview with a story. */
  async #load(id: string): Promise<void> {
    this.#isLoaded = true;
    const url = `iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await this.#page.$eval('iframe', (iframe) => iframe.removeAttribute('src'));
    await this.#page.$eval(
      'iframe',
      (iframe, src) =>
        new Promise((resolve) => {
          iframe.addEventListener('load', resolve, { once: true });
          (iframe as HTMLIFrameElement).src = src;
        }),
      url,
    );
  }

  /** Shows another story in the loaded preview. */
  async #select(id: string): Promise<void> {
    const frame = await this.#frame();
    await frame.evaluate((storyId) => {
      const noted = window as unknown as NotedWindow;
      noted.sweep = Object.assign(noted.sweep, { finished: [], failures: [], steps: [] });
      noted.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  /** Waits until the story's play has ended; false after the timeout. */
  async #hasEnded(id: string): Promise<boolean> {
    const frame = await this.#frame();
    return frame
      .waitForFunction((storyId) => (window as unknown as NotedWindow).sweep.finished.includes(storyId), id, {
        timeout: STORY_TIMEOUT,
        polling: 50,
      })
      .then(
        () => true,
        () => false,
      );
  }

  async #read() {
    const frame = await this.#frame();
    return frame.evaluate(() => {
      const { body } = document;
      return {
        failures: (window as unknown as NotedWindow).sweep.failures,
        isErrorPage: ['sb-show-errordisplay', 'sb-show-nopreview'].some((name) =>
          body.classList.contains(name),
        ),
        text: document.querySelector('#error-message')?.textContent ?? '',
        isSkipped: (window as unknown as NotedWindow).sweep.steps.some((step) =>
          step.startsWith('Skipped: '),
        ),
      };
    });
  }

  /** Renders a story and waits until its play has ended. */
  async show(id: string, size: Size, isFresh: boolean): Promise<StoryEnd> {
    const uncaught: string[] = [];
    const onError = (error: Error) => uncaught.push(`not caught: ${error.message}`);
    this.#page.on('pageerror', onError);
    try {
      const start = async () => {
        if (size.width !== this.#size.width || size.height !== this.#size.height) await this.#resize(size);
        if (isFresh || !this.#isLoaded) await this.#load(id);
        else await this.#select(id);
      };
      // A story that runs without end blocks its renderer: no call to the page would ever resolve.
      const ending = start().then(() => this.#hasEnded(id));
      const isEnded = await Promise.race([ending.catch(() => false), wait(STORY_TIMEOUT)]);
      const read = await Promise.race([this.#read().catch(() => null), wait(RENDERER_TIMEOUT)]);
      if (!read)
        return { id, errorPage: null, failures: ['does not respond'], isSkipped: false, isHung: true };
      const { failures, isErrorPage, text, isSkipped } = read;
      if (!isEnded) this.#isLoaded = false;
      return {
        id,
        errorPage: isErrorPage ? text.slice(0, 400) : null,
        failures: [...failures, ...uncaught, ...(isEnded ? [] : ['does not end'])],
        isSkipped,
        isHung: false,
      };
    } finally {
      this.#page.off('pageerror', onError);
    }
  }
}
