import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { preloadedFonts } from '../../../packages/ui/theme/fontFaceCss';
import { reportsFolder } from './reportsFolder';

/**
 * The chunks that open without a connection, by name, with all that they import: the screens that show stored homes, and the
 * parts of them that are lazy-loaded without a press. Other screens say that they could not be loaded.
 */
const OFFLINE_CHUNKS = [
  'Favorites',
  'PropertyDetail',
  'NotFound',
  'ShellFooter',
  'AccountMenu',
  'MemberHeader',
  'OfflineSupport',
  'ReadableHomes',
  'RecentlyViewedListings',
  'SavedDetail',
  'CompareToggle',
  'AmenityIcon',
  'ListingDescription',
  'MobileMenu',
  'MoveInCost',
  'Pagination',
  'SlowNotice',
  'Toaster',
  'WaitingPhoto',
] as const;

/**
 * The files of the chunks with these names and of the entry, with all that they import statically.
 * @throws Error when the build has no chunk of a name
 */
function filesOfChunks(manifest: Manifest, names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  const chunks = Object.entries(manifest);
  chunks.filter(([, { isEntry }]) => isEntry).forEach(([key]) => visit(key));
  const lazy = new Set(chunks.flatMap(([, { dynamicImports = [] }]) => dynamicImports));
  for (const name of names) {
    const found = [...lazy].find((key) => manifest[key]?.name === name);
    if (found === undefined)
      throw new Error(`The build has no lazy chunk named ${name}: correct OFFLINE_CHUNKS.`);
    visit(found);
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
        const files = [...filesOfChunks(manifest, OFFLINE_CHUNKS), ...fonts];
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
