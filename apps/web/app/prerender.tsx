import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { breakpoint } from '@efie/ui';
import { App } from './App';
import { LazyFooter } from './LazyFooter';
import { LazyRecentlyViewed } from '../screens/common/listings/LazyRecentlyViewed';
import { paths } from '../routing/paths';
import { createQueryClient } from './queryClient';
import { loadRouteFor } from './routes';

/** The hero's background, preloaded because only a style refers to it. The browser fetches the one whose media matches. */
const heroImages = [
  {
    file: 'street-day-phone.svg',
    media: `(max-width:${breakpoint.sm - 0.02}px) and (prefers-color-scheme:light)`,
  },
  {
    file: 'street-night-phone.svg',
    media: `(max-width:${breakpoint.sm - 0.02}px) and (prefers-color-scheme:dark)`,
  },
  { file: 'street-day.svg', media: `(min-width:${breakpoint.sm}px) and (prefers-color-scheme:light)` },
  { file: 'street-night.svg', media: `(min-width:${breakpoint.sm}px) and (prefers-color-scheme:dark)` },
];

/** The pre-rendered screens, which load the listings; `images` are the images of the first paint. */
export const pages = [
  { name: 'home', path: paths.home, images: heroImages },
  { name: 'listings', path: paths.listings, images: [] },
];

/** Renders one route for a guest, with its listings still loading. */
export async function renderPage(path: string, basename: string): Promise<{ html: string; styles: string }> {
  await Promise.all([loadRouteFor(path), LazyFooter.load(), LazyRecentlyViewed.load()]);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={`${basename}${path}`} basename={basename || '/'}>
            <App queryClient={createQueryClient()} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
