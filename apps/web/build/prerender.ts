import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { withoutStyleAttributes } from './headers/styleAttributes';
import { reportsFolder } from './reportsFolder';
import { styledComponents } from './styledComponents';

interface PrerenderOptions {
  root: string;
  mode: string;
  withMocks: boolean;
}

/** The exports of app/prerender.tsx. */
interface PrerenderModule {
  pages: readonly {
    path: string;
    hasStreet: boolean;
  }[];
  loadingScreens: readonly { name: string; requests: readonly string[]; isForNewVisitors?: boolean }[];
  agentShell: { name: string; lazyModules: readonly string[] };
  screenNames: readonly string[];
  agentScreens: readonly string[];
  paths: Readonly<Record<string, string>>;
  componentOf: (name: string) => string;
  dataSaverExpression: string;
  newVisitorExpression: string;
  streetLightExpression: string;
  streetLightCss: (base: string) => string;
  streetPreloadScript: (base: string) => string;
  reserveMapScript: string;
  earlyListingExpression: (parameters: {
    pattern: string;
    base: string;
    baseUrl: string;
    storageBaseUrl: string;
  }) => string;
  storedAgentExpression: string;
  storedTokenExpression: string;
  renderPages: (
    paths: readonly string[],
    basename: string,
  ) => Promise<{ html: readonly string[]; styles: string }>;
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
  const file = pathToFileURL(path.join(folder, 'prerender.js')).href;
  const renderer = (await import(file)) as PrerenderModule;
  return {
    ...renderer,
    renderPages: async (paths, basename) => {
      const { html, styles } = await renderer.renderPages(paths, basename);
      const pages = withoutStyleAttributes(html);
      return { html: pages.html, styles: styles + pages.styles };
    },
  };
}

/**
 * Pre-renders the shells of Home and Listings into their HTML, so that they paint before any script has loaded, and preloads
 * each route's code and, in the product, the listings.
 * Also writes 404.html, for hosts that serve it for unknown URLs; see `fallbackPage`.
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
        const renderer = await loadRenderer(options, config.base);
        const { pages, renderPages } = renderer;
        const basename = config.base.replace(/\/$/, '');
        for (const page of pages) {
          const { html, styles } = await renderPages([page.path], basename);
          const pathname = `${basename}${page.path}`;
          const head = [
            // HTML that arrives after the first paint would move what is already painted.
            '<link rel="expect" href="#after-root" blocking="render">',
            visitorScript(renderer),
            ...(page.hasStreet ? [`<script>${renderer.streetPreloadScript(config.base)}</script>`] : []),
            lightStyles(renderer, config),
            ...(options.withMocks ? [] : [listingsPreload(config)]),
            styles,
          ];
          const filled = template
            .replace('<!--head-->', () => head.join('\n    '))
            .replace('<div id="root"><!--page--></div>', () =>
              rootElement(html.join(''), pathname, renderer.reserveMapScript),
            );
          const file = path.join(outDir, page.path, 'index.html');
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, deferNonPaintTags(filled));
        }
        const fallback = await fallbackPage(template, { renderer, manifest, config, options });
        fs.writeFileSync(path.join(outDir, '404.html'), fallback);
      },
    },
  };
}

const backendOf = (config: ResolvedConfig): string =>
  String(config.env['VITE_API_BASE_URL'] ?? '').replace(/\/+$/, '');

/**
 * Marks the page before the first paint: with the light of the street on Home, for visitors who are signed in, from whom
 * `AppHeader` hides what only guests see, and for visitors who save data.
 */
const visitorScript = ({
  storedTokenExpression,
  dataSaverExpression,
  streetLightExpression,
}: PrerenderModule): string =>
  `<script>((marks)=>{marks.light=${streetLightExpression};if(${storedTokenExpression})marks.member="";if(${dataSaverExpression})marks.saveData=""})(document.documentElement.dataset)</script>`;

/** The lights of the street, which a visitor of any page may see on Home. */
const lightStyles = ({ streetLightCss }: PrerenderModule, { base }: ResolvedConfig): string =>
  `<style>${streetLightCss(base)}</style>`;

/** Requests the listings early; the app's fetch of the same URL reuses the response. */
const listingsPreload = (config: ResolvedConfig): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${backendOf(config)}/api/properties">`;

/** A screen for the script of 404.html. */
interface FallbackScreen {
  /** A regular expression for its path; case does not matter, as in the router. */
  pattern: string;
  /** URLs of its scripts. */
  scripts: readonly string[];
  /** URLs of its requests, with `$1` for the parameter of the path. */
  requests: readonly string[];
  /** The id of the template with its shell, where it has one. */
  shell: string | null;
  isForNewVisitors: boolean;
}

/**
 * Runs in 404.html before the first paint: shows the shell of the path's screen and preloads its scripts and responses.
 * It is serialized, so it refers to its parameters only.
 */
export function showShell(
  screens: readonly FallbackScreen[],
  base: string,
  entry: string,
  isNewVisitor: boolean,
): void {
  const path = location.pathname.slice(base.length - 1);
  const screen = screens.find(({ pattern }) => new RegExp(pattern, 'i').test(path));
  if (!screen) return;
  const root = document.getElementById('root');
  const template = screen.shell === null ? null : document.getElementById(screen.shell);
  if (root && template instanceof HTMLTemplateElement && (isNewVisitor || !screen.isForNewVisitors)) {
    root.append(template.content);
    root.dataset['shell'] = '';
  }
  const preload = (attributes: Record<string, string>) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };
  // The requests come first: over HTTP/1.1 they would wait for the scripts.
  const [, parameter = ''] = new RegExp(screen.pattern, 'i').exec(path) ?? [];
  try {
    // Encoded as the app does, or the app does not reuse the response.
    const id = encodeURIComponent(decodeURIComponent(parameter));
    for (const request of screen.requests)
      preload({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: request.replace('$1', id) });
  } catch {
    // Malformed percent-encoding: the app's request differs.
  }
  preload({ rel: 'modulepreload', crossorigin: '', href: entry });
  // Many small files: over HTTP/1.1 the photo would wait for them.
  for (const href of screen.scripts)
    preload({ rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href });
}

/**
 * Runs at the end of 404.html: shows the shell of an agent's screen when an agent's session is stored. Hydration renders for
 * a guest, so the app replaces this shell. It is serialized, so it refers to its parameters only.
 */
function showAgentShell(
  pattern: string,
  base: string,
  agent: { name: string; isUnverified: boolean } | null,
): void {
  const root = document.getElementById('root');
  const template = document.getElementById('shell-agent');
  const isPath = new RegExp(pattern, 'i').test(location.pathname.slice(base.length - 1));
  if (!agent || !isPath || !root || !(template instanceof HTMLTemplateElement)) return;
  root.append(template.content);
  if (agent.isUnverified) root.querySelectorAll('[data-for-verified]').forEach((part) => part.remove());
  const heading = root.querySelector('h1');
  if (heading && agent.name) heading.textContent = `Hello, ${agent.name}`;
}

/** The style tags of styled-components without the rules that are also in `known`. */
function withoutRulesOf(known: string, styles: string): string {
  const separator = '/*!sc*/';
  const knownRules = new Set(known.split(separator));
  return styles
    .split(separator)
    .filter((rule, index) => index === 0 || rule.includes('<') || !knownRules.has(rule))
    .join(separator);
}

const patternOf = (path: string | undefined): string => `^${String(path).replace(/:\w+/, '([^/]+)')}/?$`;

/**
 * The page for paths that have no file of their own. It holds the shells of the screens that visitors open by a link, and
 * a script that shows the right one, so that their first paint needs only the document too. The shell for agents comes last,
 * so that visitors do not wait for it.
 */
async function fallbackPage(
  template: string,
  {
    renderer,
    manifest,
    config,
    options,
  }: { renderer: PrerenderModule; manifest: Manifest; config: ResolvedConfig; options: PrerenderOptions },
): Promise<string> {
  const { loadingScreens, agentShell, screenNames, agentScreens, paths, componentOf, renderPages } = renderer;
  const basename = config.base.replace(/\/$/, '');
  const sources = Object.keys(manifest);
  const { html, styles } = await renderPages(
    loadingScreens.map(({ name }) => String(paths[name]).replace(/:\w+/, '0')),
    basename,
  );
  const screens = screenNames.flatMap((name): FallbackScreen[] => {
    const source = sources.find(
      (key) => key.startsWith('screens/') && key.endsWith(`/${componentOf(name)}.tsx`),
    );
    if (source === undefined || paths[name] === '*') return [];
    const modules = [
      source,
      ...(agentScreens.includes(name) ? ['routing/AgentPage.tsx'] : []),
      ...(name === agentShell.name ? agentShell.lazyModules : []),
    ];
    const loading = loadingScreens.find((screen) => screen.name === name);
    return [
      {
        pattern: patternOf(paths[name]),
        scripts: [...new Set(modules.flatMap((key) => chunksOf(manifest, key)))].map(
          (file) => config.base + file,
        ),
        requests: options.withMocks ? [] : (loading?.requests ?? []).map((url) => backendOf(config) + url),
        shell: loading ? `shell-${name}` : null,
        isForNewVisitors: loading?.isForNewVisitors ?? false,
      },
    ];
  });
  // The largest script: over HTTP/1.1 it would wait for a connection after the others.
  const entry = config.base + String(Object.values(manifest).find(({ isEntry }) => isEntry)?.file);
  const templates = loadingScreens.map(
    ({ name }, index) => `<template id="shell-${name}">${html[index] ?? ''}</template>`,
  );
  const call = `(${showShell.toString()})(${JSON.stringify(screens)},${JSON.stringify(config.base)},${JSON.stringify(entry)},${renderer.newVisitorExpression})`;
  const agentPath = paths[agentShell.name];
  const agentPage = await renderPages([String(agentPath)], basename);
  const agentCall = `(${showAgentShell.toString()})(${JSON.stringify(patternOf(agentPath))},${JSON.stringify(config.base)},${renderer.storedAgentExpression})`;
  // Nothing is below the fold: the app replaces this shell.
  const agentHtml = agentPage.html.join('').replace(/<footer.*<\/footer>/s, '');
  const agentPart = `<template id="shell-agent">${withoutRulesOf(styles, agentPage.styles)}${agentHtml}</template><script>${agentCall}</script>`;
  const listingCall = renderer.earlyListingExpression({
    pattern: patternOf(paths['propertyDetail']),
    base: config.base,
    baseUrl: backendOf(config),
    storageBaseUrl: String(config.env['VITE_STORAGE_BASE_URL'] ?? ''),
  });
  const page = template
    .replace(
      '<meta name="color-scheme"',
      (tag) =>
        `${visitorScript(renderer)}${options.withMocks ? '' : `<script>${listingCall}</script>`}\n    ${tag}`,
    )
    .replace('<!--head-->', () => lightStyles(renderer, config) + styles)
    .replace(
      '<div id="root"><!--page--></div>',
      () =>
        `<script>${renderer.reserveMapScript}</script><div id="root"></div>${templates.join('')}<script>${call}</script>`,
    );
  return deferNonPaintTags(page).replace('</body>', () => `${agentPart}\n  </body>`);
}

/**
 * The root element with its shell. A host may serve the home page for any URL: a script removes the shell before paint when
 * the path differs, and the app renders from scratch. A script before it marks a query string and a map that was left open, so
 * that styles can reserve space for what they add.
 */
function rootElement(html: string, pathname: string, reserveMapScript: string): string {
  const isThisPath = `location.pathname.replace(/(.)\\/$/,"$1")===${JSON.stringify(pathname === '' ? '/' : pathname.replace(/(.)\/$/, '$1'))}`;
  return `<script>${reserveMapScript};if(location.search&&${isThisPath})document.documentElement.dataset.query=""</script><div id="root" data-shell>${html}</div><script id="after-root">if(!(${isThisPath})){root.removeAttribute("data-shell");root.textContent=""}</script>`;
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
