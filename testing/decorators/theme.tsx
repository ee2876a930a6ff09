import { baseCss, fontFaceCss, themeCss } from '@efie/ui';
import type { Decorator } from '@storybook/react-vite';

const STYLE_ID = 'efie-theme';

/** A picture of a whole page shows also what the browser would lay out later; the workbench's long tables are never pictured. */
const SHOW_ALL = '*:not([data-late]){content-visibility:visible!important}';

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

/** The app has these styles in its page; here they are added once, and replaced when a theme is generated meanwhile. */
function ensureStyles(): void {
  const style = document.getElementById(STYLE_ID) ?? appendStyle();
  if (style.textContent !== CSS) style.textContent = CSS;
}

/**
 * Letters of our own have come before a story does anything: what it measures is what will stand there. A face that stands in
 * until then may be of another system and be missing here.
 */
export async function loadFonts(): Promise<void> {
  ensureStyles();
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Theme, direction and text size of the toolbar, on the document itself; for stories and pages of words alike. */
export function showTheme(globals: Readonly<Record<string, unknown>>): void {
  ensureStyles();
  const html = document.documentElement;
  html.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  html.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  html.style.fontSize = globals['textSize'] === 'double' ? '200%' : '';
}

export const withTheme: Decorator = (Story, { globals }) => {
  showTheme(globals);
  return <Story />;
};
