/** The characters of English text, the only ones that the first view loads. */
export const TEXT_RANGE =
  'U+0020-007E,U+00A0,U+00A9,U+00B2,U+00B7,U+00D7,U+200B,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

/** The cedi sign and the letters of Ghanaian languages. */
export const GHANA_RANGE = 'U+20B5,U+0186,U+0190,U+0254,U+025B';

/** The other characters of the fonts, such as accented letters. */
const OTHER_RANGE =
  'U+00A1-00A8,U+00AA-00B1,U+00B3-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200A,U+200C-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The files to preload; the others are loaded on use. Every price has the cedi sign. */
export const preloadedFonts = ['efie-sans.woff2', 'efie-serif.woff2', 'efie-sans-gh.woff2'] as const;

function webFont(family: string, weights: string, href: string, range: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url(${href}) format('woff2');unicode-range:${range}}`;
}

/** A system font scaled to the metrics of the web font, so that swapping them causes no layout shift. */
function fallbackFont(
  family: string,
  weights: string,
  localNames: string[],
  scale: number,
  [ascent, descent]: [number, number],
): string {
  const scaled = (metric: number) => `${Math.round((metric / scale) * 1000) / 10}%`;
  const sources = localNames.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';font-weight:${weights};src:${sources};size-adjust:${scale}%;ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`;
}

const sansMetrics: [number, number] = [102.4, 40];
const serifMetrics: [number, number] = [100.7, 29.8];

/**
 * The `@font-face` rules of the brand fonts and of their size-adjusted fallbacks.
 *
 * @param baseHref URL of the folder that serves packages/ui/theme/fonts, with or without a trailing slash.
 *   Storybook maps the folder with `staticDirs: [{ from: '../packages/ui/theme/fonts', to: '/fonts' }]` and passes
 *   `./fonts`; the app copies the folder beside its pages and passes the URL under its base path.
 */
export function fontFaceCss(baseHref: string): string {
  const base = baseHref.endsWith('/') ? baseHref : `${baseHref}/`;
  return [
    webFont('Efie Sans', '200 900', base + preloadedFonts[0], TEXT_RANGE),
    webFont('Efie Sans', '200 900', base + preloadedFonts[2], GHANA_RANGE),
    webFont('Source Sans 3 Variable', '200 900', `${base}source-sans-3-latin-wght-normal.woff2`, OTHER_RANGE),
    webFont('Efie Serif', '400 800', base + preloadedFonts[1], TEXT_RANGE),
    webFont('Efie Serif', '400 800', `${base}efie-serif-gh.woff2`, GHANA_RANGE),
    webFont('EB Garamond Variable', '400 800', `${base}eb-garamond-latin-wght-normal.woff2`, OTHER_RANGE),
    fallbackFont(
      'Efie Sans Fallback',
      '200 549',
      ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'],
      93.2,
      sansMetrics,
    ),
    fallbackFont(
      'Efie Sans Fallback',
      '550 900',
      ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Bold'],
      90.8,
      sansMetrics,
    ),
    fallbackFont('Efie Serif Fallback', '400 800', ['Georgia', 'Gelasio'], 94, serifMetrics),
    fallbackFont(
      'Efie Times Fallback',
      '400 800',
      ['Times New Roman', 'Liberation Serif'],
      101.1,
      serifMetrics,
    ),
    fallbackFont('Efie Noto Fallback', '400 800', ['Noto Serif', 'NotoSerif'], 87, serifMetrics),
  ].join('');
}
