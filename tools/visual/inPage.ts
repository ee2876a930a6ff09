/** What runs inside the page: functions handed to the browser, which see nothing of this file but themselves. */

type Listener = (payload: unknown) => void;

/** Where Storybook's own channel is found in the frame, and what the runner writes beside it. */
export interface StoryFrame {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: Listener): void;
    emit(event: string, payload: unknown): void;
  };
  efieFlatPictures?: boolean;
  /** How the story ended: '' for well, otherwise why not; undefined while it goes on. */
  efieEnd?: string;
  /** Counts the stories of this page: a long timer of the one before never fires. */
  efieTurn?: number;
}

/**
 * Before anything of the page runs: photographs become flat tiles, the end of the story is noted, and from then on the world
 * stands still. A redirect after three seconds or a notice that leaves after four would otherwise change the third picture
 * of a slow machine and not of a quick one. Short timers go on: what they bring belongs to the state.
 */
export function prepare(): void {
  const frame = window as unknown as StoryFrame;
  frame.efieFlatPictures = true;

  const LONG = 1_000;
  const start = window.setTimeout.bind(window);
  const held = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (typeof handler !== 'function' || (ms ?? 0) < LONG) return start(handler, ms, ...rest);
    const of = frame.efieTurn;
    return start(() => {
      if (frame.efieTurn === of && frame.efieEnd === undefined) handler(...rest);
    }, ms);
  };
  window.setTimeout = held as typeof window.setTimeout;

  let channel: StoryFrame['__STORYBOOK_ADDONS_CHANNEL__'];
  const end = (why: string) => {
    frame.efieEnd ??= why;
  };
  const wordsOf = (payload: unknown): string => {
    const { message, description, title } = Object(payload) as Record<string, unknown>;
    return String(message ?? description ?? title ?? 'without a word');
  };
  // The channel is there before any story: its end must not be missed.
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value: NonNullable<typeof channel>) {
      channel = value;
      value.on('storyFinished', (payload) => {
        const { status } = Object(payload) as { status?: string };
        end(status === 'error' ? 'its play failed' : '');
      });
      for (const event of ['playFunctionThrewException', 'storyErrored', 'storyThrewException']) {
        value.on(event, (payload) => end(wordsOf(payload)));
      }
      value.on('storyMissing', () => end('there is no such story'));
    },
    configurable: true,
  });
}

/** The next story in the same page; Storybook takes the one before down first. */
export function turnTo(storyId: string): void {
  const frame = window as unknown as StoryFrame;
  delete frame.efieEnd;
  document.documentElement.removeAttribute('data-pictured');
  frame.efieTurn = (frame.efieTurn ?? 0) + 1;
  frame.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * The page is as wide as it was told to be, which it learns later than who told it: a dialog that opens before puts its
 * buttons in the order of the width before, and moves the focus when it learns.
 * @param look its width in CSS px, and its theme
 */
export async function stand({ width, theme }: { width: number; theme: string }): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  document.documentElement.dataset['theme'] = theme;
  while (window.innerWidth !== width) await frame();
  await frame();
}

/** Everything that is on its way into the picture has come: fonts, pictures, two frames. */
export async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await frame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
}

/**
 * How high the picture is, in CSS px: to the end of what can be seen, with a margin, so that a small component is no small
 * thing on a large white page. Over a page with a layer that takes it all, one screen: what lies below cannot be reached.
 */
export function heightOfPicture(highest: number): number {
  const { clientHeight, clientWidth } = document.documentElement;
  if (document.querySelector('[role="dialog"][data-state="open"], [aria-modal="true"], dialog[open]')) {
    return clientHeight;
  }
  const MARGIN = 16;
  let end = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height, left, right } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && right > 0 && left < clientWidth;
    if (isSeen && bottom > end && element.checkVisibility({ visibilityProperty: true })) end = bottom;
  }
  return Math.max(1, Math.min(Math.ceil(end) + MARGIN, highest));
}
