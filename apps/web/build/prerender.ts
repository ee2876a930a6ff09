import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { inlineTokens } from './inlineTokens';
import { leanIcons } from './leanIcons';
import { reportsFolder } from './reportsFolder';
import { styledComponents, styledNames } from './styledComponents';

interface PrerenderOptions {
  root: string;
  mode: string;
  withMocks: boolean;
}

/** What the server build of app/prerender.tsx offers. */
interface PrerenderModule {
  pages: readonly {
    path: string;
    source: string;
    usesListings: boolean;
    pictures: readonly { file: string; media: string }[];
  }[];
  renderPage: (path: string, basename: string) => Promise<{ html: string; styles: string }>;
}

/** Every script a screen needs, the screen's own first: the entry already asks for its own. */
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
    plugins: [inlineTokens(), leanIcons(), styledNames()],
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
 * Writes the shells of Home and Listings into their HTML, so that they paint before any script has come, and names in the
 * head what each needs next: its route's code and, on the product, the listings themselves.
 * Also writes 404.html, the page without a shell, for hosts that answer unknown addresses with it.
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
          const address = `${basename}${page.path}`;
          const head = [
            ...page.pictures.map(
              ({ file, media }) =>
                `<link rel="preload" as="image" fetchpriority="high" href="${config.base}${file}" media="${media}">`,
            ),
            ...chunksOf(manifest, page.source).map(
              (file) => `<link rel="modulepreload" crossorigin href="${config.base}${file}">`,
            ),
            ...(page.usesListings && !options.withMocks ? [listingsPreload(config)] : []),
            styles,
          ];
          const filled = template
            .replace('<!--head-->', () => head.join('\n    '))
            .replace('<div id="root"><!--page--></div>', () => rootWith(html, address));
          const file = path.join(outDir, page.path, 'index.html');
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, paintFirst(filled));
        }
        fs.writeFileSync(path.join(outDir, '404.html'), template);
      },
    },
  };
}

/** The listings start with the document; fetch finds the answer under way when it asks for the same address. */
function listingsPreload(config: ResolvedConfig): string {
  const backend = String(config.env['VITE_API_BASE_URL'] ?? '').replace(/\/+$/, '');
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${backend}/api/properties">`;
}

/**
 * A host may answer any address with the home page. The shell is taken away before it is painted when it is not this
 * address's own; the app then renders from nothing. A query is marked, so that a style can keep room for what it brings.
 */
function rootWith(html: string, address: string): string {
  const isOwn = `location.pathname.replace(/(.)\\/$/,"$1")===${JSON.stringify(address === '' ? '/' : address.replace(/(.)\/$/, '$1'))}`;
  return `<div id="root" data-shell>${html}</div><script>if(!(${isOwn})){root.removeAttribute("data-shell");root.textContent=""}else if(location.search)document.documentElement.dataset.query=""</script>`;
}

/** Scripts, and preloads of all but pictures. */
const NOT_FOR_PAINT =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|preload)"(?![^>]*as="image")[^>]*>)/g;

/**
 * Moves what the first paint does not need to the end of the page: starting a dozen downloads costs a slow phone a tenth of
 * a second, and the page is small enough for all of it to arrive at once.
 */
function paintFirst(html: string): string {
  const later = html.match(NOT_FOR_PAINT) ?? [];
  return html.replace(NOT_FOR_PAINT, '').replace('</body>', () => `${later.join('')}\n  </body>`);
}
