import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { baseCss, fontFaceCss, themeCss } from '@efie/ui/theme';

/**
 * Renders a page of the site that stands alone: no script, and fonts and images from the site's Storybook.
 * @param toRoot relative URL of the site's root: './' or '../'
 */
export function renderPage(title: string, toRoot: string, content: ReactNode): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(sheet.collectStyles(content));
    return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} | Efie</title>
    <link rel="icon" href="${toRoot}storybook/favicon.svg" type="image/svg+xml" />
    <style>${themeCss + baseCss + fontFaceCss(`${toRoot}storybook/fonts`)}</style>
    ${sheet.getStyleTags()}
  </head>
  <body>${body}</body>
</html>
`;
  } finally {
    sheet.seal();
  }
}
