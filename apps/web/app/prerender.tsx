import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { paths } from './paths';
import { createQueryClient } from './queryClient';
import { loadRouteFor } from './routes';

/** The pages whose shell is written into their HTML; `source` names the screen's chunk in the build's manifest. */
export const pages = [
  { path: paths.home, source: 'routes/Home/Home.tsx', usesListings: true },
  { path: paths.listings, source: 'routes/Listings/Listings.tsx', usesListings: true },
];

/** Markup and styles of one page for a guest whose listings have not come yet. */
export async function renderPage(path: string, basename: string): Promise<{ html: string; styles: string }> {
  await loadRouteFor(path);
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
