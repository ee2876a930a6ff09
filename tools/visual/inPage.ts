/** Functions that run in the page: Playwright sends their source, so they use nothing from outside of themselves. */

type Listener = (payload: unknown) => void;

/** The window of the preview, with Storybook's channel and the state of this tool. */
export interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: Listener): void;
    emit(event: string, payload: unknown): void;
  };
  efieFlatPhotos?: boolean;
  /** The result of the story: '' for success, an error message, or undefined while it runs. */
  efieStoryResult?: string;
  /** The number of stories that the page has shown. */
  efieStoryCount?: number;
}

/**
 * Runs before the scripts of the page. Photos become flat tiles, and the result of the story is recorded. From then on,
 * timers of 1 s or more no longer fire, also those of earlier stories: a delayed redirect or a toast that closes would
 * otherwise change the later screenshots of a slow run. Shorter timers belong to the state.
 */
export function preparePage(): void {
  const page = window as unknown as StoryWindow;
  page.efieFlatPhotos = true;

  const LONG_TIMER = 1_000;
  const setTimer = window.setTimeout.bind(window);
  const setTimerForStory = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (typeof handler !== 'function' || (ms ?? 0) < LONG_TIMER) return setTimer(handler, ms, ...rest);
    const story = page.efieStoryCount;
    return setTimer(() => {
      if (page.efieStoryCount === story && page.efieStoryResult === undefined) handler(...rest);
    }, ms);
  };
  window.setTimeout = setTimerForStory as typeof window.setTimeout;

  let channel: StoryWindow['__STORYBOOK_ADDONS_CHANNEL__'];
  const end = (error: string) => {
    page.efieStoryResult ??= error;
  };
  const messageOf = (payload: unknown): string => {
    const { message, description, title } = Object(payload) as Record<string, unknown>;
    return String(message ?? description ?? title ?? 'no message');
  };
  // Subscribes as soon as the channel exists, before any story.
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value: NonNullable<typeof channel>) {
      channel = value;
      value.on('storyFinished', (payload) => {
        const { status } = Object(payload) as { status?: string };
        end(status === 'error' ? 'the play function failed' : '');
      });
      for (const event of ['playFunctionThrewException', 'storyErrored', 'storyThrewException']) {
        value.on(event, (payload) => end(messageOf(payload)));
      }
      value.on('storyMissing', () => end('the story does not exist'));
    },
    configurable: true,
  });
}

/** Shows another story in the same page; Storybook unmounts the previous one. */
export function showStory(storyId: string): void {
  const page = window as unknown as StoryWindow;
  delete page.efieStoryResult;
  document.documentElement.removeAttribute('data-screenshot');
  page.efieStoryCount = (page.efieStoryCount ?? 0) + 1;
  page.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Sets the theme and waits until the page has the given width. The viewport changes before the page notices: a dialog that
 * opens in between orders its buttons for the previous width, and then moves the focus.
 * @param mode width in CSS px, and the theme
 */
export async function applyMode({ width, theme }: { width: number; theme: string }): Promise<void> {
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  document.documentElement.dataset['theme'] = theme;
  while (window.innerWidth !== width) await nextFrame();
  await nextFrame();
}

export async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await nextFrame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await nextFrame();
}

/**
 * The height of the screenshot in CSS px: down to the end of the visible content and a margin, so that small components have
 * small screenshots. With an open modal dialog, the viewport: what is below cannot be reached.
 */
export function screenshotHeight(maximum: number): number {
  const { clientHeight, clientWidth } = document.documentElement;
  if (document.querySelector('[role="dialog"][data-state="open"], [aria-modal="true"], dialog[open]')) {
    return clientHeight;
  }
  const MARGIN = 16;
  let end = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height, left, right } = element.getBoundingClientRect();
    const isVisible = width > 1 && height > 1 && right > 0 && left < clientWidth;
    if (isVisible && bottom > end && element.checkVisibility({ visibilityProperty: true })) end = bottom;
  }
  return Math.max(1, Math.min(Math.ceil(end) + MARGIN, maximum));
}
