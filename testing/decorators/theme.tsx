import { baseCss, fontFaceCss, themeCss } from '@efie/ui/theme';
import type { Decorator } from '@storybook/react-vite';

const STYLE_ID = 'efie-theme';

/** Full-page screenshots need off-screen content; the docs pages' long tables opt out, as they are never captured. */
const SHOW_ALL = '*:not([data-deferred]){content-visibility:visible!important}';

const CSS = [
  fontFaceCss('./fonts').replaceAll('font-display:swap', 'font-display:block'),
  themeCss,
  baseCss,
  SHOW_ALL,
].join('');

function appendStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = STYLE_ID;
  document.head.append(style);
  return style;
}

/** Adds the app's global styles once, and replaces them when the theme was generated again. */
function ensureStyles(): void {
  const style = document.getElementById(STYLE_ID) ?? appendStyle();
  if (style.textContent !== CSS) style.textContent = CSS;
}

/**
 * Loads the web fonts before a story runs, so that its measurements do not depend on system fallback fonts.
 */
export async function loadFonts(): Promise<void> {
  ensureStyles();
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** The toolbar's theme. */
export const readTheme = (globals: Readonly<Record<string, unknown>>): 'light' | 'dark' =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

/** Applies the toolbar's theme, direction and text size to the document, for stories and docs pages. */
export function showTheme(globals: Readonly<Record<string, unknown>>): void {
  ensureStyles();
  const html = document.documentElement;
  html.dataset['theme'] = readTheme(globals);
  html.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  html.style.fontSize = globals['textSize'] === 'double' ? '200%' : '';
}

export const withTheme: Decorator = (Story, { globals }) => {
  showTheme(globals);
  return <Story />;
};
