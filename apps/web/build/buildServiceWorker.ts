import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { preloadedFonts } from '../../../packages/ui/theme/fontFaceCss';
import { reportsFolder } from './reportsFolder';

/**
 * What opens without a connection, with all that it imports, besides the first load: the screens that show stored homes, and
 * what they show without a press. Other screens say that they could not be loaded. Paths of modules from apps/web.
 */
const OFFLINE_MODULES = [
  'screens/Favorites/Favorites.tsx',
  'screens/PropertyDetail/PropertyDetail.tsx',
  'screens/PropertyDetail/rest.ts',
  'screens/NotFound/NotFound.tsx',
  'screens/Home/rest.ts',
  'screens/Listings/rest.ts',
  'app/rest.ts',
  'app/memberRest.ts',
  'screens/common/onDemand.ts',
  'screens/common/rest.ts',
  '../../packages/ui/primitives/rest.ts',
] as const;

/**
 * The files of these modules and of the entry, with all that they import statically.
 * @throws Error when a module has no chunk of its own in the build
 */
function filesOfModules(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  for (const key of modules) {
    if (!manifest[key]) throw new Error(`The build has no chunk of ${key}: correct OFFLINE_MODULES.`);
    visit(key);
  }
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).toSorted();
}

/** @throws Error when the build has no entry script */
function entryFile(manifest: Manifest): string {
  const entry = Object.values(manifest).find(({ isEntry, file }) => isEntry && file.endsWith('.js'));
  if (!entry) throw new Error('The build has no entry script.');
  return entry.file;
}

const digestOf = (file: string): string =>
  createHash('sha256').update(fs.readFileSync(file)).digest('base64');

/** Builds the service worker of the production build into service-worker.js, after the pages have been pre-rendered. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'efie-service-worker',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      // After the pages, whose contents are part of the version.
      sequential: true,
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const manifest = JSON.parse(
          fs.readFileSync(path.join(reportsFolder(outDir), 'manifest.json'), 'utf8'),
        ) as Manifest;
        const fonts = fs
          .readdirSync(path.join(outDir, 'fonts'))
          .flatMap((folder) => preloadedFonts.map((file) => `fonts/${folder}/${file}`));
        const files = [...filesOfModules(manifest, OFFLINE_MODULES), ...fonts];
        const version = createHash('sha256')
          .update(files.join('\n'))
          .update(fs.readFileSync(path.join(outDir, '404.html')))
          .digest('hex')
          .slice(0, 12);
        const shell = {
          version,
          page: `${config.base}404.html`,
          entry: config.base + entryFile(manifest),
          files: Object.fromEntries(
            files.map((file) => [config.base + file, digestOf(path.join(outDir, file))]),
          ),
        };
        await build({
          root: config.root,
          configFile: false,
          logLevel: 'warn',
          define: { 'import.meta.env.VITE_SHELL_FILES': JSON.stringify(JSON.stringify(shell)) },
          build: {
            lib: {
              entry: path.join(config.root, 'app/offline/serviceWorker.ts'),
              formats: ['iife'],
              name: 'efieServiceWorker',
              fileName: () => 'service-worker.js',
            },
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
          },
        });
      },
    },
  };
}
