import { expect, TestRunner } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { axeViolations, describe } from '../testing/checks/axeViolations';
import { isWholeApp } from '../testing/isWholeApp';
import { expectKeptTree } from '../testing/checks/keptTree';
import { pressWith } from '../testing/keys';
import { tooWide } from '../testing/narrow';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Turns the operating system's own colours on or off (vitest.config.ts). */
    useForcedColors: (isForced: boolean) => Promise<void>;
  }
}

// The browser's own keys, with its own order of tab stops.
pressWith((keys) => userEvent.keyboard(keys));

interface Look {
  name: string;
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** CSS px */
  width?: number;
  textSize?: '200%';
  isForced?: boolean;
}

/** The addon has looked at each story once, light and wide; these are the other looks of the same mount. */
const LOOKS: readonly Look[] = [
  { name: 'dark', theme: 'dark' },
  { name: 'dark phone', theme: 'dark', width: 390 },
  { name: 'phone', width: 390 },
  { name: 'right to left', direction: 'rtl' },
  { name: 'forced colours', isForced: true },
];

const NARROW: Look = { name: '320 px with text at 200%', width: 320, textSize: '200%' };

const HEIGHT = 900;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function show({ theme = 'light', direction = 'ltr', width = 1280, textSize, isForced }: Look) {
  const html = document.documentElement;
  html.dataset['theme'] = theme;
  html.dir = direction;
  html.style.fontSize = textSize ?? '';
  await page.viewport(width, HEIGHT);
  await commands.useForcedColors(isForced ?? false);
  await nextFrame();
  await nextFrame();
}

/**
 * Chromium paints all text in the system's colours but reports `-webkit-text-fill-color`, which axe reads first, as it was
 * before. While `work` runs that name is answered with the colour that is painted.
 */
async function withPaintedTextColours<Result>(work: () => Promise<Result>): Promise<Result> {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const style = getComputedStyle.call(window, element, pseudo);
    const getPropertyValue = (name: string) =>
      style.getPropertyValue(name === '-webkit-text-fill-color' ? 'color' : name);
    return new Proxy(style, {
      get(target, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  try {
    return await work();
  } finally {
    window.getComputedStyle = getComputedStyle;
  }
}

function violationsIn(storyId: string, { isForced = false }: Look): Promise<string[]> {
  const run = () => axeViolations(storyId);
  return isForced ? withPaintedTextColours(run) : run();
}

/** ms; the theme shortens every animation to less, so that its end still comes. */
const NO_TIME = 1;

/** Movement that a person sees although they asked for none (design.md section 8). */
function stillMoving(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > NO_TIME)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? describe(effect.target) : ''))
    .filter(Boolean);
}

/** In ms; React holds back what was lazy-loaded until 300 ms after it showed the last placeholder. */
const SETTLED = 400;

/** The page's text once it has stopped changing: what is lazy-loaded after the play has been added. */
async function settledText(): Promise<string> {
  let text = '';
  let changed = performance.now();
  const unchangedFor = () => {
    const { innerText } = document.body;
    if (innerText !== text) changed = performance.now();
    text = innerText;
    return performance.now() - changed;
  };
  await expect.poll(unchangedFor, { timeout: 8_000, interval: 50 }).toBeGreaterThan(SETTLED);
  return text;
}

/**
 * `brief`, as `npm test` asks: components only, for movement and sideways scroll. Each further look at the whole app takes a
 * second, so `npm run test:all` and whoever runs a file by hand take all of them.
 */
const IS_BRIEF = import.meta.env['LOOKS'] === 'brief';

/**
 * Every story, on the mount its play left behind: the tree of a screen is the one that is kept, no movement under reduced
 * motion, axe again in five more looks, no sideways scroll on the narrowest screen with the largest text.
 * Called by the preview: hooks of this file would hold for the first file of stories only, because the page is not isolated
 * and runs it once.
 */
window.efieAfterStory = async ({ id, title, parameters }) => {
  // What a story proves goes into the report of its run, for `npm run coverage:spec`.
  Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { proves: parameters['proves'], isJudged: true });
  if (import.meta.env['LOOKS'] === 'none') {
    if (title.startsWith('Screens/')) await expectKeptTree();
    // What `npm run test:order` compares.
    const shows = isWholeApp(title) ? await settledText() : document.body.innerText;
    Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { shows });
    return;
  }
  if (title.startsWith('Screens/')) await expectKeptTree();
  if (IS_BRIEF && isWholeApp(title)) return;
  try {
    expect(stillMoving(), 'movement under reduced motion').toEqual([]);
    for (const look of IS_BRIEF ? [] : LOOKS) {
      await show(look);
      expect(await violationsIn(id, look), `axe, ${look.name}`).toEqual([]);
    }
    await show(NARROW);
    // A screen that changes with the width does so a moment later.
    await expect.poll(tooWide, { message: `too wide at ${NARROW.name}`, timeout: 3_000 }).toEqual([]);
  } finally {
    await show({ name: 'as at first' });
  }
};
