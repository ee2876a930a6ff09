import { commands, page } from 'vitest/browser';
import { axeViolations } from './axeViolations';
import { withPaintedTextColors } from './paintedTextColors';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates forced colors, on or off (vitest.config.ts). */
    useForcedColors: (isForced: boolean) => Promise<void>;
  }
}

export interface DisplayMode {
  name: string;
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** CSS px */
  width?: number;
  textSize?: '200%';
  isForced?: boolean;
}

/** The addon runs axe once, light at desktop width; these further modes are checked on the same mount, by width. */
const DISPLAY_MODES: readonly DisplayMode[] = [
  { name: 'dark', theme: 'dark' },
  { name: 'right to left', direction: 'rtl' },
  { name: 'forced colors', isForced: true },
  { name: 'phone', width: 390 },
  { name: 'dark phone', theme: 'dark', width: 390 },
];

/** Rules that read colors, in each mode; 'color-contrast' takes half of the time of all rules. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that read sizes and positions, in each mode with a layout that is new. */
const LAYOUT_RULES = ['scrollable-region-focusable', 'target-size'];

const HEIGHT = 900;

let isColorsForced = false;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Shows the mounted story in a display mode; by default light, left to right, 1280 px wide. */
export async function applyMode(mode: Omit<DisplayMode, 'name'>): Promise<void> {
  const { theme = 'light', direction = 'ltr', width = 1280, textSize = '', isForced = false } = mode;
  const html = document.documentElement;
  html.dataset['theme'] = theme;
  html.dir = direction;
  html.style.fontSize = textSize;
  if (window.innerWidth !== width || window.innerHeight !== HEIGHT) await page.viewport(width, HEIGHT);
  if (isForced !== isColorsForced) await commands.useForcedColors(isForced);
  isColorsForced = isForced;
  await nextFrame();
  await nextFrame();
}

const allElements = () => Array.from(document.body.querySelectorAll('*'));

/**
 * What all other rules read: the HTML, and which elements are rendered. In axe-core/axe.js their checks call
 * `getComputedStyle` for `display` and `visibility` only.
 */
const readStructure = (): string =>
  document.body.innerHTML +
  allElements()
    .map((element) => Number(element.checkVisibility({ visibilityProperty: true })))
    .join('');

/** The rectangles of all elements, and how far their content scrolls. */
const readLayout = (): string =>
  allElements()
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.scrollWidth, element.scrollHeight].join(' ');
    })
    .join();

/**
 * Runs axe on the mounted story in five display modes and returns one line per violated rule. Rules that cannot find more
 * than in an earlier mode do not run again; the story as it was mounted is checked by the addon.
 */
export async function violationsInModes(storyId: string): Promise<string[]> {
  const violations: string[] = [];
  const structures = new Set([readStructure()]);
  const layouts = new Set([readLayout()]);
  const rulesForMode = (): string[] | undefined => {
    const structure = readStructure();
    const layout = readLayout();
    const isNewStructure = !structures.has(structure);
    const isNewLayout = !layouts.has(layout);
    structures.add(structure);
    layouts.add(layout);
    if (isNewStructure) return undefined;
    return isNewLayout ? [...COLOR_RULES, ...LAYOUT_RULES] : COLOR_RULES;
  };
  for (const mode of DISPLAY_MODES) {
    await applyMode(mode);
    const run = () => axeViolations(storyId, rulesForMode());
    const found = await (mode.isForced === true ? withPaintedTextColors(run) : run());
    violations.push(...found.map((line) => `${mode.name}: ${line}`));
  }
  return violations;
}
