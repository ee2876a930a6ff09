import path from 'node:path';
import { build } from 'rolldown';
import chromaticConfig from '../chromatic.config.json';
import { root } from './run';

export const PREVIEW = '.storybook/preview.tsx';

/** The route table imports every screen, of which a story shows the one that its file names. */
const isOtherScreen = (id: string, importer = ''): boolean =>
  importer.endsWith('routes.tsx') && id.startsWith('../screens/');

/**
 * The modules of the repository that each file loads, also on demand.
 * @param files paths from the root
 * @param isShaken without what an index exports and the file does not use
 */
export async function readModules(
  files: readonly string[],
  isShaken: boolean,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { output } = await build({
    input: files.map((file) => path.join(root, file)),
    external: (id, importer) => !/^(?:\.|\/|[A-Z]:|@efie\/)/.test(id) || isOtherScreen(id, importer),
    treeshake: isShaken,
    // Otherwise a module of which only constants are used is left out.
    optimization: { inlineConst: false },
    write: false,
    logLevel: 'silent',
  });
  const fromRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );
  const modules = new Map<string, readonly string[]>();
  for (const entry of chunks.values()) {
    const loaded = new Set([entry]);
    for (const { imports, dynamicImports } of loaded)
      for (const name of [...imports, ...dynamicImports]) loaded.add(chunks.get(name) ?? entry);
    const ids = [...loaded].flatMap(({ moduleIds }) => moduleIds);
    modules.set(fromRoot(entry.facadeModuleId ?? ''), ids.map(fromRoot));
  }
  return modules;
}

/** Whether a glob of chromatic.config.json, a folder with stars or a path, matches a file. */
const isMatch = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => file.startsWith(glob.replace(/\*.*$/, '')));

/** Whether a change to a file affects every story, whatever they import. */
const affectsAll = (file: string): boolean =>
  /^\.storybook\/|(?:^|\/)package(?:-lock)?\.json$/.test(file) || isMatch(file, chromaticConfig.externals);

/**
 * The story files that a change affects: those that load a changed file, or all when the preview loads it.
 * @param changed paths from the root, as are the story files
 */
export async function findChangedStories(
  changed: readonly string[],
  storyFiles: readonly string[],
): Promise<readonly string[]> {
  const traced = changed.filter((file) => !isMatch(file, chromaticConfig.untraced));
  if (traced.some(affectsAll)) return storyFiles;
  const modules = await readModules([PREVIEW, ...storyFiles], true);
  const isChanged = (file: string) => modules.get(file)?.some((module) => traced.includes(module)) ?? false;
  return isChanged(PREVIEW) ? storyFiles : storyFiles.filter(isChanged);
}
