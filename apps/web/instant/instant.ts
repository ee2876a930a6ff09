import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  build,
  type InlineConfig,
  type Manifest,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import { withoutStyleAttributes } from '../build/headers/styleAttributes';
import { reportsFolder } from '../build/reportsFolder';
import { styledComponents } from '../build/styledComponents';
import type { FallbackHeadOptions } from './fallbackHead';
import type { HeadOptions } from './startPage';
import type { PageHeadOptions } from './pageHead';
import type { ShellScreen } from './showShell';

type Renderer = typeof import('./renderShells');

interface InstantOptions {
  root: string;
  mode: string;
  withMocks: boolean;
}

interface Build extends InstantOptions {
  config: ResolvedConfig;
  manifest: Manifest;
  renderer: Renderer;
}

/** What builds for the server and for the head share with the app's. */
const sharedOptions = ({ root, mode }: InstantOptions, base: string): InlineConfig => ({
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
});

async function loadRenderer(options: InstantOptions, base: string): Promise<Renderer> {
  const folder = path.join(options.root, 'dist-ssr', options.mode);
  await build({
    ...sharedOptions(options, base),
    ssr: { noExternal: true },
    build: {
      ssr: 'instant/renderShells.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  return (await import(pathToFileURL(path.join(folder, 'renderShells.js')).href)) as Renderer;
}

/** The script of a page's head. */
async function headScript(
  options: InstantOptions,
  entry: 'pageHead.ts' | 'fallbackHead.ts',
  head: PageHeadOptions | FallbackHeadOptions,
): Promise<string> {
  const shared = sharedOptions(options, head.base);
  const [bundle] = (await build({
    ...shared,
    define: { ...shared.define, HEAD_OPTIONS: JSON.stringify(head) },
    build: {
      write: false,
      lib: { entry: path.join(options.root, 'instant', entry), formats: ['iife'], name: 'efieHead' },
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return `<script>${bundle?.output[0].code.trim()}</script>`;
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

async function render({ renderer, config }: Build, paths: readonly string[]) {
  const { html, styles } = await renderer.renderShells(paths, config.base.replace(/\/$/, ''));
  const pages = withoutStyleAttributes(html);
  return { html: pages.html, styles: styles + pages.styles };
}

const backendOf = (config: ResolvedConfig): string =>
  String(config.env['VITE_API_BASE_URL'] ?? '').replace(/\/+$/, '');

const patternOf = (routePath: string): string => `^${routePath.replace(/:\w+/, '([^/]+)')}/?$`;

const headOptions = ({ config }: Build): HeadOptions => ({
  base: config.base,
  baseUrl: backendOf(config),
  storageBaseUrl: String(config.env['VITE_STORAGE_BASE_URL'] ?? ''),
});

/** The screens that visitors open by a link, with what 404.html preloads for each. */
function shellScreens({ config, manifest, renderer, withMocks }: Build): readonly ShellScreen[] {
  const { agentScreens, agentShell, componentOf, loadingScreens, paths, screenNames } = renderer;
  const sources = Object.keys(manifest);
  return screenNames.flatMap((name): ShellScreen[] => {
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
        requests: withMocks ? [] : (loading?.requests ?? []).map((url) => backendOf(config) + url),
        shell: loading ? `shell-${name}` : null,
        isForNewVisitors: loading?.isForNewVisitors ?? false,
      },
    ];
  });
}

const HEAD = '<!--head-->';
const ROOT = '<div id="root"><!--page--></div>';

/** Home or Listings with its shell, which paints before any script has loaded. */
async function shellPage(
  template: string,
  page: { path: string; hasStreet: boolean },
  context: Build,
): Promise<string> {
  const { config, renderer } = context;
  const { html, styles } = await render(context, [page.path]);
  const pathname = (config.base + page.path.slice(1)).replace(/(.)\/$/, '$1');
  const script = await headScript(context, 'pageHead.ts', {
    ...headOptions(context),
    hasStreet: page.hasStreet,
    filterParams: renderer.filterParams,
  });
  const head = [
    // HTML that arrives after the first paint would move what is already painted.
    '<link rel="expect" href="#after-root" blocking="render">',
    script,
    `<style>${renderer.earlyCss(config.base)}</style>`,
    // The app's fetch of the same URL reuses the response.
    ...(context.withMocks
      ? []
      : [
          `<link rel="preload" as="fetch" crossorigin="anonymous" href="${backendOf(config)}/api/properties">`,
        ]),
    styles,
  ];
  const root = `<div id="root">${html.join('')}</div><script id="after-root">efieEarly.keepShell(${JSON.stringify(pathname)})</script>`;
  return deferNonPaintTags(template.replace(HEAD, () => head.join('\n    ')).replace(ROOT, () => root));
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

/**
 * The page for paths that have no file of their own. It holds the shells of the screens that visitors open by a link; the script
 * in its head shows the right one, so that their first paint needs only the document too. The shell for agents comes last, so that
 * visitors do not wait for it.
 */
async function fallbackPage(template: string, context: Build): Promise<string> {
  const { config, manifest, renderer, withMocks } = context;
  const { loadingScreens, agentShell, paths, earlyCss } = renderer;
  const { html, styles } = await render(
    context,
    loadingScreens.map(({ name }) => paths[name].replace(/:\w+/, '0')),
  );
  const agent = await render(context, [paths[agentShell.name]]);
  const script = await headScript(context, 'fallbackHead.ts', {
    ...headOptions(context),
    listingPattern: withMocks ? null : patternOf(paths.propertyDetail),
    agentPattern: patternOf(paths[agentShell.name]),
    screens: shellScreens(context),
    entry: config.base + String(Object.values(manifest).find(({ isEntry }) => isEntry)?.file),
  });
  const templates = loadingScreens.map(
    ({ name }, index) => `<template id="shell-${name}">${html[index] ?? ''}</template>`,
  );
  // Nothing is below the fold: the app replaces this shell.
  const agentHtml = agent.html.join('').replace(/<footer.*<\/footer>/s, '');
  const agentPart = `<template id="shell-agent">${withoutRulesOf(styles, agent.styles)}${agentHtml}</template><script>efieEarly.showAgentShell()</script>`;
  const page = template
    // The listing is requested as early as possible.
    .replace('<meta name="color-scheme"', (tag) => `${script}\n    ${tag}`)
    .replace(HEAD, () => `<style>${earlyCss(config.base)}</style>${styles}`)
    .replace(ROOT, () => `<div id="root"></div>${templates.join('')}<script>efieEarly.showShell()</script>`);
  return deferNonPaintTags(page).replace('</body>', () => `${agentPart}\n  </body>`);
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

/**
 * Makes the first paint need the document alone (decision 0057): renders the shells of Home and Listings into their HTML, writes
 * 404.html, which hosts serve for all other paths, with the shells of the screens that are opened by a link, and puts
 * a script in front of both that runs before the app.
 */
export function instant(options: InstantOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'efie-instant',
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
        const context: Build = { ...options, config, manifest, renderer };
        for (const page of renderer.pages) {
          const file = path.join(outDir, page.path, 'index.html');
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, await shellPage(template, page, context));
        }
        fs.writeFileSync(path.join(outDir, '404.html'), await fallbackPage(template, context));
      },
    },
  };
}
