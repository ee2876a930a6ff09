import { expect, TestRunner } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { axeViolations, describe } from '../testing/checks/axeViolations';
import { isStoryOf, isWholeApp } from '../testing/storyKind';
import { expectTreeSnapshot } from '../testing/checks/treeSnapshot';
import { pressWith } from '../testing/keys';
import { findHorizontalOverflow } from '../testing/horizontalOverflow';
import { expectScreenshots, prepareScreenshots } from '../testing/screenshots';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates forced colors, on or off (vitest.config.ts). */
    useForcedColors: (isForced: boolean) => Promise<void>;
  }
}

// Stories press real keys, so that the browser's own tab order is tested.
pressWith((keys) => userEvent.keyboard(keys));

/** Set by `npm run test:visual`. */
const TAKES_SCREENSHOTS = import.meta.env['DISPLAY_MODES'] === 'screenshots';

if (TAKES_SCREENSHOTS) prepareScreenshots();

interface DisplayMode {
  name: string;
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** CSS px */
  width?: number;
  textSize?: '200%';
  isForced?: boolean;
}

/** The addon runs axe once, light at desktop width; these further modes are checked on the same mount. */
const DISPLAY_MODES: readonly DisplayMode[] = [
  { name: 'dark', theme: 'dark' },
  { name: 'dark phone', theme: 'dark', width: 390 },
  { name: 'phone', width: 390 },
  { name: 'right to left', direction: 'rtl' },
  { name: 'forced colors', isForced: true },
];

const NARROW: DisplayMode = { name: '320 px with text at 200%', width: 320, textSize: '200%' };

const HEIGHT = 900;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function applyMode({
  theme = 'light',
  direction = 'ltr',
  width = 1280,
  textSize,
  isForced,
}: DisplayMode) {
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
 * With forced colors, Chromium reports the author's `-webkit-text-fill-color`, which axe reads first, though it paints the
 * system color. While `work` runs, computed styles return the painted color for it.
 */
async function withPaintedTextColors<Result>(work: () => Promise<Result>): Promise<Result> {
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

function violationsIn(storyId: string, { isForced = false }: DisplayMode): Promise<string[]> {
  const run = () => axeViolations(storyId);
  return isForced ? withPaintedTextColors(run) : run();
}

/** In ms; under reduced motion the theme shortens animations to less than this instead of removing them. */
const LONGEST_REDUCED_ANIMATION = 1;

/** Elements with a visible animation under reduced motion. */
function findMovingElements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > LONGEST_REDUCED_ANIMATION)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? describe(effect.target) : ''))
    .filter(Boolean);
}

/** In ms; React delays lazy-loaded content until 300 ms after the last fallback appeared. */
const SETTLED = 400;

const lastingContent = new CSSStyleSheet();
lastingContent.replaceSync('[aria-live], [data-toast-host] { display: none !important; }');

/** The page's text without live regions, which announce a change after a delay, and toasts, which leave after a while. */
function readText(): string {
  document.adoptedStyleSheets.push(lastingContent);
  const { innerText } = document.body;
  document.adoptedStyleSheets.pop();
  return innerText;
}

/** Reads the page's text once it stops changing, so with content that is lazy-loaded after the play. */
async function readSettledText(): Promise<string> {
  let text = '';
  let changed = performance.now();
  const unchangedFor = () => {
    const current = readText();
    if (current !== text) changed = performance.now();
    text = current;
    return performance.now() - changed;
  };
  await expect.poll(unchangedFor, { timeout: 8_000, interval: 50 }).toBeGreaterThan(SETTLED);
  return text;
}

/**
 * `brief`, set by `npm test`: movement and horizontal overflow of components only. All modes, about a second each for a
 * screen, are checked by `npm run test:all` and when a file is run by hand.
 */
const IS_BRIEF = import.meta.env['DISPLAY_MODES'] === 'brief';

/**
 * Checks each story after its play: the accessibility tree of screens, no movement under reduced motion, axe in five more
 * display modes, no horizontal overflow at 320 px with text at 200%.
 * Called by the preview, because hooks in this file would apply to the first story file only: the page is not isolated and
 * runs it once.
 */
window.efieAfterStory = async ({ id, parameters, globals }) => {
  if (TAKES_SCREENSHOTS) return expectScreenshots({ id, parameters, globals });
  // `npm run coverage:spec` reads `proves` from the test report.
  Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { proves: parameters['proves'], isJudged: true });
  if (import.meta.env['DISPLAY_MODES'] === 'none') {
    if (isStoryOf(parameters, 'screen')) await expectTreeSnapshot();
    // `npm run test:order` compares this text between runs.
    const shows = isWholeApp(parameters) ? await readSettledText() : readText();
    Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { shows });
    return;
  }
  if (isStoryOf(parameters, 'screen')) await expectTreeSnapshot();
  if (IS_BRIEF && isWholeApp(parameters)) return;
  try {
    expect(findMovingElements(), 'movement under reduced motion').toEqual([]);
    for (const mode of IS_BRIEF ? [] : DISPLAY_MODES) {
      await applyMode(mode);
      expect(await violationsIn(id, mode), `axe, ${mode.name}`).toEqual([]);
    }
    await applyMode(NARROW);
    // Screens that depend on the width render again shortly after the resize.
    await expect
      .poll(findHorizontalOverflow, { message: `horizontal overflow at ${NARROW.name}`, timeout: 3_000 })
      .toEqual([]);
  } finally {
    await applyMode({ name: 'default' });
  }
};
