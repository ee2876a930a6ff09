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

/**
 * The rules whose result depends on colors, sizes or positions; they run in every mode. All others read elements, attributes,
 * text and whether an element is rendered (axe-core/axe.js: only the checks of these rules call `getComputedStyle` for more
 * than `display` and `visibility`, or measure rectangles).
 */
const RENDERING_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

const HEIGHT = 900;

let isColorsForced = false;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Sets the display mode of the mounted story, which renders in it a frame later; by default light, left to right, 1280 px. */
export async function setMode(mode: Omit<DisplayMode, 'name'>): Promise<void> {
  const { theme = 'light', direction = 'ltr', width = 1280, textSize = '', isForced = false } = mode;
  const html = document.documentElement;
  html.dataset['theme'] = theme;
  html.dir = direction;
  html.style.fontSize = textSize;
  if (window.innerWidth !== width || window.innerHeight !== HEIGHT) await page.viewport(width, HEIGHT);
  if (isForced !== isColorsForced) await commands.useForcedColors(isForced);
  isColorsForced = isForced;
}

/** Sets the display mode and waits until the story has rendered in it. */
export async function applyMode(mode: Omit<DisplayMode, 'name'>): Promise<void> {
  await setMode(mode);
  await nextFrame();
  await nextFrame();
}

/** What all other rules read: the HTML, and which elements are rendered at this width. */
function readStructure(): string {
  const rendered = Array.from(document.body.querySelectorAll('*'), (element) =>
    Number(element.checkVisibility({ visibilityProperty: true })),
  );
  return rendered.join('') + document.body.innerHTML;
}

/**
 * Runs axe on the mounted story in five display modes and returns one line per violated rule. A structure that was checked in
 * an earlier mode is checked by the rules that depend on rendering only.
 */
export async function violationsInModes(storyId: string): Promise<string[]> {
  const violations: string[] = [];
  const checked = new Set<string>();
  for (const mode of DISPLAY_MODES) {
    await applyMode(mode);
    const structure = readStructure();
    const run = () => axeViolations(storyId, checked.has(structure) ? RENDERING_RULES : undefined);
    const found = await (mode.isForced === true ? withPaintedTextColors(run) : run());
    violations.push(...found.map((line) => `${mode.name}: ${line}`));
    checked.add(structure);
  }
  return violations;
}
