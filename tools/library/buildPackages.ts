/**
 * `npm run build -- library`: builds packages/domain, api and ui for other projects, into dist/domain, dist/api and dist/ui: ESM,
 * one file per module so that a bundler drops what an app does not use, declaration files, and a package.json (docs/decisions/0034).
 * Inside the workspace nothing is built: packages are consumed as TypeScript.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { rolldown, type Plugin } from 'rolldown';
import { styledComponents } from '../../apps/web/build/styledComponents';
import { baseCss } from '../../packages/ui/theme/baseCss';
import { fontFaceCss } from '../../packages/ui/theme/fontFaceCss';
import { themeCss } from '../../packages/ui/theme/themeCss';
import { root } from '../run';
import { writeDeclarations } from './declarations';
import { newestChanges, publishedManifest, type BuiltFiles, type SourceManifest } from './manifest';
import { clientModules } from './useClient';

export const LIBRARY_PACKAGES = ['domain', 'api', 'ui'] as const;
type LibraryPackage = (typeof LIBRARY_PACKAGES)[number];

/** The folder of all built packages. */
const dist = path.join(root, 'dist');
export const builtFolder = (name: LibraryPackage): string => path.join(dist, name);
const sourceFolder = (name: LibraryPackage): string => path.join(root, 'packages', name);

/** The entries of workers. */
const WORKERS: Readonly<Record<LibraryPackage, readonly string[]>> = {
  domain: [],
  api: ['listings/listingsWorker'],
  ui: ['photos/photoWorker'],
};

const sideEffectsOf = (name: LibraryPackage) => WORKERS[name].map((file) => `./${file}.js`);

const BUILT: Readonly<Record<LibraryPackage, BuiltFiles>> = {
  domain: { exports: {}, sideEffects: [], inlined: [] },
  api: { exports: {}, sideEffects: sideEffectsOf('api'), inlined: ['@efie/contract'] },
  ui: {
    exports: { './theme.css': './theme/theme.css', './theme/fonts/*': './theme/fonts/*' },
    sideEffects: ['./theme/theme.css', ...sideEffectsOf('ui')],
    inlined: [],
    storybook: process.env['STORYBOOK_URL'],
  },
};

const readManifest = (name: LibraryPackage) =>
  JSON.parse(fs.readFileSync(path.join(sourceFolder(name), 'package.json'), 'utf8')) as SourceManifest;

/** The files behind the exports of a package, without extension; './cards/*' is each folder of cards with an index.ts. */
export function publishedFiles(name: LibraryPackage): { subpath: string; file: string }[] {
  const { exports } = publishedManifest(readManifest(name), BUILT[name]);
  const folder = sourceFolder(name);
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const pattern = target.default.replace(/\.js$/, '');
    const [before = '', after] = pattern.split('*');
    const names = after === undefined ? [''] : fs.readdirSync(path.join(folder, before));
    return names
      .map((part) => ({
        subpath: subpath.replace('*', part),
        file: path.posix.normalize(pattern.replace('*', part)),
      }))
      .filter(({ file }) => fs.existsSync(path.join(folder, `${file}.ts`)));
  });
}

/** What Vite does with `?inline`: a module with the text of the stylesheet, beside the one that imports it. */
function inlineCss(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'efie-inline-css',
    resolveId: {
      filter: { id: /\.css\?inline$/ },
      handler(specifier, importer = '') {
        const source = createRequire(importer).resolve(specifier.replace('?inline', ''));
        const id = path.join(path.dirname(importer), `${path.basename(source)}.js`);
        sources.set(id, source);
        return id;
      },
    },
    load: {
      filter: { id: /\.css\.js$/ },
      handler(id) {
        const css = fs.readFileSync(sources.get(id) ?? id, 'utf8');
        return `export default ${JSON.stringify(css)};`;
      },
    },
  };
}

/** The app's bundler finds the worker by its URL, which names the source file. */
const workerUrl: Plugin = {
  name: 'efie-worker-url',
  transform: {
    filter: { code: /new URL\('\.\/\w+\.ts', import\.meta\.url\)/ },
    handler: (code) => ({ code: code.replace(/(new URL\('\.\/\w+)\.ts'/g, "$1.js'"), map: null }),
  },
};

/** Writes 'use client' into the modules that need it. */
const useClient: Plugin = {
  name: 'efie-use-client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const clients = new Set(clientModules(chunks));
    for (const chunk of chunks) if (clients.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
  },
};

async function writeModules(name: LibraryPackage, files: readonly string[]): Promise<void> {
  const folder = sourceFolder(name);
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(files.map((file) => [file, path.join(folder, `${file}.ts`)])),
    // Everything that is not a file of the package, except for stylesheets that are inlined.
    external: (id) => !/^[./\0]/.test(id) && !path.isAbsolute(id) && !id.endsWith('?inline'),
    platform: 'neutral',
    transform: { target: 'es2022', jsx: 'react-jsx', ...styledComponents.oxc },
    plugins: [inlineCss(), workerUrl, useClient],
  });
  await bundle.write({
    dir: builtFolder(name),
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: folder,
    entryFileNames: '[name].js',
  });
  await bundle.close();
}

/** The theme for another app: one stylesheet with the fonts beside it. */
function writeTheme(folder: string): void {
  const fonts = path.join(sourceFolder('ui'), 'theme/fonts');
  fs.cpSync(fonts, path.join(folder, 'theme/fonts'), { recursive: true });
  const tokens = 'theme/efie.tokens.json';
  fs.copyFileSync(path.join(sourceFolder('ui'), tokens), path.join(folder, tokens));
  fs.writeFileSync(path.join(folder, 'theme/theme.css'), `${fontFaceCss('./fonts')}${themeCss}${baseCss}\n`);
}

function writeDocuments(name: LibraryPackage, folder: string): void {
  const manifest = publishedManifest(readManifest(name), BUILT[name]);
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md']) {
    const source = path.join(sourceFolder(name), file);
    if (fs.existsSync(source)) fs.copyFileSync(source, path.join(folder, file));
  }
}

/** What changed in the newest version of each package, for the notes of a release. */
function writeChanges(): void {
  const entries = LIBRARY_PACKAGES.map((name) => {
    const file = path.join(sourceFolder(name), 'CHANGELOG.md');
    const changes = fs.existsSync(file) ? newestChanges(fs.readFileSync(file, 'utf8')) : '';
    return `## @efie/${name}\n\n${changes}\n`;
  });
  fs.writeFileSync(path.join(dist, 'changes.md'), entries.join('\n'));
}

/** Builds the packages, from nothing. */
export async function buildLibrary(): Promise<void> {
  fs.rmSync(dist, { recursive: true, force: true });
  const entries: string[] = [];
  for (const name of LIBRARY_PACKAGES) {
    const files = [...new Set(publishedFiles(name).map(({ file }) => file))];
    entries.push(...files.map((file) => path.join(sourceFolder(name), `${file}.ts`)));
    await writeModules(name, [...files, ...WORKERS[name]]);
    writeDocuments(name, builtFolder(name));
  }
  writeDeclarations(entries, dist);
  writeTheme(builtFolder('ui'));
  writeChanges();
}

if (import.meta.filename === process.argv[1]) await buildLibrary();
