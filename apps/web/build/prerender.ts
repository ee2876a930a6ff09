import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { firstScreens } from './firstPages';
import { inlineTokens } from './inlineTokens';
import { reportsFolder } from './reportsFolder';
import { styledComponents, styledNames } from './styledComponents';

interface PrerenderOptions {
  root: string;
  mode: string;
  withMocks: boolean;
}

/** The exports of app/prerender.tsx. */
interface PrerenderModule {
  pages: readonly {
    name: keyof typeof firstScreens;
    path: string;
    images: readonly { file: string; media: string }[];
  }[];
  renderPage: (path: string, basename: string) => Promise<{ html: string; styles: string }>;
}

/** The files of a screen's chunks, its own first, without those of the entry, which index.html loads. */
function chunksOf(manifest: Manifest, source: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

async function loadRenderer({ root, mode }: PrerenderOptions, base: string): Promise<PrerenderModule> {
  const folder = path.join(root, 'dist-ssr', mode);
  await build({
    root,
    base,
    mode,
    configFile: false,
    logLevel: 'warn',
    ...styledComponents,
    plugins: [inlineTokens(), styledNames()],
    define: {
      'import.meta.env.VITE_MOCKS': '""',
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  return (await import(pathToFileURL(path.join(folder, 'prerender.js')).href)) as PrerenderModule;
}

/**
 * Pre-renders the shells of Home and Listings into their HTML, so that they paint before any script has loaded, and preloads
 * each route's code and, in the product, the listings.
 * Also writes 404.html, the page without a shell, for hosts that serve it for unknown URLs.
 */
export function prerender(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'efie-prerender',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const template = fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
        const manifest = JSON.parse(
          fs.readFileSync(path.join(reportsFolder(outDir), 'manifest.json'), 'utf8'),
        ) as Manifest;
        const { pages, renderPage } = await loadRenderer(options, config.base);
        const basename = config.base.replace(/\/$/, '');
        for (const page of pages) {
          const { html, styles } = await renderPage(page.path, basename);
          const pathname = `${basename}${page.path}`;
          const head = [
            ...page.images.map(
              ({ file, media }) =>
                `<link rel="preload" as="image" fetchpriority="high" href="${config.base}${file}" media="${media}">`,
            ),
            ...chunksOf(manifest, firstScreens[page.name].file).map(
              (file) => `<link rel="modulepreload" crossorigin href="${config.base}${file}">`,
            ),
            ...(options.withMocks ? [] : [listingsPreload(config)]),
            styles,
          ];
          const filled = template
            .replace('<!--head-->', () => head.join('\n    '))
            .replace('<div id="root"><!--page--></div>', () => rootElement(html, pathname));
          const file = path.join(outDir, page.path, 'index.html');
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, deferNonPaintTags(filled));
        }
        fs.writeFileSync(path.join(outDir, '404.html'), template);
      },
    },
  };
}

/** Requests the listings early; the app's fetch of the same URL reuses the response. */
function listingsPreload(config: ResolvedConfig): string {
  const backend = String(config.env['VITE_API_BASE_URL'] ?? '').replace(/\/+$/, '');
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${backend}/api/properties">`;
}

/**
 * The root element with its shell. A host may serve the home page for any URL: a script removes the shell before paint when
 * the path differs, and the app renders from scratch. It also marks a query string, so that styles can reserve space for it.
 */
function rootElement(html: string, pathname: string): string {
  const isThisPath = `location.pathname.replace(/(.)\\/$/,"$1")===${JSON.stringify(pathname === '' ? '/' : pathname.replace(/(.)\/$/, '$1'))}`;
  return `<div id="root" data-shell>${html}</div><script>if(!(${isThisPath})){root.removeAttribute("data-shell");root.textContent=""}else if(location.search)document.documentElement.dataset.query=""</script>`;
}

/** Module scripts, and all preloads except those of images. */
const NON_PAINT_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|preload)"(?![^>]*as="image")[^>]*>)/g;

/**
 * Moves tags that the first paint does not need to the end of the body: starting a dozen downloads costs a slow phone a tenth
 * of a second.
 */
function deferNonPaintTags(html: string): string {
  const deferredTags = html.match(NON_PAINT_TAGS) ?? [];
  return html.replace(NON_PAINT_TAGS, '').replace('</body>', () => `${deferredTags.join('')}\n  </body>`);
}
