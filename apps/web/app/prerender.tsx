import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { LazyFooter } from './LazyFooter';
import { LazyRecentlyViewed } from '../screens/common/listings/LazyRecentlyViewed';
import { paths } from '../routing/paths';
import { createQueryClient } from './queryClient';
import { loadRouteFor } from './routes';

/** The hero's street: a style names it, so the browser would find it late; only the one that fits is fetched. */
const street = [
  { file: 'street-day-phone.svg', media: '(max-width:480px) and (prefers-color-scheme:light)' },
  { file: 'street-night-phone.svg', media: '(max-width:480px) and (prefers-color-scheme:dark)' },
  { file: 'street-day.svg', media: '(min-width:481px) and (prefers-color-scheme:light)' },
  { file: 'street-night.svg', media: '(min-width:481px) and (prefers-color-scheme:dark)' },
];

/**
 * The pages whose shell is written into their HTML: `source` names the screen's chunk in the build's manifest,
 * `pictures` what the first paint needs.
 */
export const pages = [
  { path: paths.home, source: 'screens/Home/Home.tsx', usesListings: true, pictures: street },
  { path: paths.listings, source: 'screens/Listings/Listings.tsx', usesListings: true, pictures: [] },
];

/** Markup and styles of one page for a guest whose listings have not come yet. */
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
