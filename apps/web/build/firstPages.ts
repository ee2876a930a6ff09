import path from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

type Chunk = Rollup.OutputChunk;

/** A chunk and all chunks that it imports statically. */
function closure(chunks: ReadonlyMap<string, Chunk>, start: Chunk | undefined): ReadonlySet<Chunk> {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    chunk.imports.forEach((name) => visit(chunks.get(name)));
  };
  visit(start);
  return reached;
}

interface FirstScreen {
  /** The module of the screen, relative to the app's root. */
  file: string;
  /** The chunk for small modules that other routes share with this screen; default a separate chunk. */
  sharesOn?: 'first';
}

/** The screens whose shells are pre-rendered, and whose first load has a budget. */
export const firstScreens = {
  home: { file: 'screens/Home/Home.tsx' },
  // Its size limit leaves no room for another chunk, so modules that other routes share with it go into `first`.
  listings: { file: 'screens/Listings/Listings.tsx', sharesOn: 'first' },
} as const satisfies Readonly<Record<string, FirstScreen>>;

/** Components of screens, which other screens should not load; except hooks and SlowNotice, which are small. */
const SCREEN_COMPONENT = /\/(?:screens|panels)\/(?!(?:.*\/)?(?:use[A-Z]\w*|SlowNotice)\.tsx?$)/;

/**
 * The screen that shared links open. The small modules that it shares with other routes are one chunk, `common`: on HTTP/1.1
 * its first photo waits for every file.
 */
const LINKED_SCREEN = 'screens/PropertyDetail/PropertyDetail.tsx';
/** Bytes, minified. */
const SMALL_FILE = 2000;

/** Returns the chunk name for a module, or null where the bundler decides. */
export type FileOf = (moduleId: string) => string | null;

/**
 * Assigns the modules of the given screens to few chunks, based on a trial build that writes no files: `first` holds the
 * modules of the entry and those that all the screens import; each screen has one chunk for its other static imports, and one
 * for those that other routes share, so that no route loads another screen. `common` holds small modules that the linked
 * screen shares.
 * Few chunks mean few requests and compress best; by default, the bundler makes a chunk for every set of modules that two
 * lazy imports share.
 */
export async function sortFirstPages(
  config: InlineConfig & { root: string },
  screens: Readonly<Record<string, FirstScreen>>,
): Promise<FileOf> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, manifest: false },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const all = [...chunks.values()];
  const modulesOf = (start: Chunk | undefined): ReadonlySet<string> =>
    new Set([...closure(chunks, start)].flatMap((chunk) => chunk.moduleIds));

  const entry = modulesOf(all.find((chunk) => chunk.isEntry));
  const needed = Object.entries(screens).map(([name, { file, sharesOn }]) => {
    // Vite writes paths with slashes on every system.
    const id = path.posix.join(config.root, file);
    return { name, sharesOn, id, modules: modulesOf(all.find((chunk) => chunk.facadeModuleId === id)) };
  });
  const reached = [
    ...closure(
      chunks,
      all.find((chunk) => chunk.isEntry),
    ),
  ];
  const routes = reached.flatMap((chunk) => chunk.dynamicImports.map((file) => chunks.get(file)));
  const otherRoutes = routes.filter((chunk) => needed.every(({ id }) => id !== chunk?.facadeModuleId));
  const otherRouteModules = otherRoutes.map(modulesOf);
  const linked = all.find((chunk) => chunk.facadeModuleId === path.posix.join(config.root, LINKED_SCREEN));
  const common = new Set(
    [...closure(chunks, linked)]
      .filter((chunk) => chunk !== linked && chunk.code.length < SMALL_FILE)
      .flatMap((chunk) => chunk.moduleIds),
  );
  return (id) => {
    // The manifest identifies a screen's chunk by the screen's module, which must stay in it.
    if (needed.some((screen) => screen.id === id)) return null;
    const needing = needed.filter(({ modules }) => modules.has(id));
    if (entry.has(id) || needing.length === needed.length) return 'first';
    const [screen] = needing;
    if (screen === undefined) return common.has(id) ? 'common' : null;
    if (otherRouteModules.every((modules) => !modules.has(id))) return screen.name;
    return screen.sharesOn && !SCREEN_COMPONENT.test(id) ? screen.sharesOn : `${screen.name}-shared`;
  };
}
