import { baseCss, fontFaceCss, themeCss } from '@efie/ui';
import type { Decorator } from '@storybook/react-vite';

const STYLE_ID = 'efie-theme';

/** The app has these styles in its page; here they are put in once. */
function ensureStyles(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent =
    fontFaceCss('./fonts').replaceAll('font-display:swap', 'font-display:block') + themeCss + baseCss;
  document.head.append(style);
}

/** Theme, direction and text size of the toolbar, on the document itself. */
export const withTheme: Decorator = (Story, { globals }) => {
  ensureStyles();
  const html = document.documentElement;
  html.dataset['theme'] = String(globals['theme']);
  html.dir = String(globals['direction']);
  html.style.fontSize = globals['textSize'] === '200%' ? '200%' : '';
  return <Story />;
};
