import path from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

type Chunk = Rollup.OutputChunk;

/** Every chunk a chunk imports at once, itself included. */
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

export interface FirstScreen {
  /** Its module, from the app's root. */
  file: string;
  /** The file for the small things that other routes need of it too; one of its own where nothing is named. */
  sharesOn?: 'first';
}

/** Parts of screens, which a page that does not show them need not load. Hooks and SlowNotice are small and used by most. */
const PART = /\/(?:screens|panels)\/(?!.*\/(?:use[A-Z]\w*|SlowNotice)\.tsx?$)/;

/** Names the file that a module belongs into, or null where the bundler may choose. */
export type FileOf = (moduleId: string) => string | null;

/**
 * Sorts what first pages need into few files, found by a build of its own that writes nothing: `first` holds what the
 * entry brings and what all the given screens bring, and each screen has one file for the rest of what it needs at once, and
 * one for what other routes need of that, so that no route is made to load another screen.
 * Few files are few requests and compress best; left alone, the bundler makes a file of every set of modules that any two
 * late parts happen to share.
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
    const id = path.join(config.root, file);
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
  const ofOthers = otherRoutes.map(modulesOf);
  return (id) => {
    // A screen's own module keeps the file that the manifest knows it by.
    if (needed.some((screen) => screen.id === id)) return null;
    const needing = needed.filter(({ modules }) => modules.has(id));
    if (entry.has(id) || needing.length === needed.length) return 'first';
    const [screen] = needing;
    if (screen === undefined) return null;
    if (ofOthers.every((modules) => !modules.has(id))) return screen.name;
    return screen.sharesOn && !PART.test(id) ? screen.sharesOn : `${screen.name}-shared`;
  };
}
