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

/** Names the file that a module belongs into, or null where the bundler may choose. */
export type FileOf = (moduleId: string) => string | null;

/**
 * Sorts what first pages need into few files, found by a build of its own that writes nothing: `first` holds what the
 * entry brings and what all the given screens bring, and each screen has one file for the rest of what it needs at once.
 * Few files are few requests and compress best; left alone, the bundler makes a file of every set of modules that any two
 * late parts happen to share.
 */
export async function sortFirstPages(
  config: InlineConfig & { root: string },
  screens: Readonly<Record<string, string>>,
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
  const needed = Object.entries(screens).map(([name, file]) => {
    const id = path.join(config.root, file);
    return { name, id, modules: modulesOf(all.find((chunk) => chunk.facadeModuleId === id)) };
  });
  return (id) => {
    // A screen's own module keeps the file that the manifest knows it by.
    if (needed.some((screen) => screen.id === id)) return null;
    const needing = needed.filter(({ modules }) => modules.has(id));
    if (entry.has(id) || needing.length === needed.length) return 'first';
    return needing[0]?.name ?? null;
  };
}
