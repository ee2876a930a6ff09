import { importsOf, type ModuleGraph } from './moduleGraph';

export const PREVIEW = '.storybook/preview.tsx';

/** Whether a glob of chromatic.config.json, a path or a folder with stars, matches a file. */
const isMatch = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => file.startsWith(glob.replace(/\*.*$/, '')));

/** Whether a change to a file affects every story, without tracing its imports. */
const affectsAllStories = (file: string, externals: readonly string[]): boolean =>
  file.startsWith('.storybook/') ||
  // An upper bound: Chromatic traces the packages whose version changed.
  /(?:^|\/)package(?:-lock)?\.json$/.test(file) ||
  isMatch(file, externals);

/**
 * The story files that a change affects, by TurboSnap's rules: those that import a changed file, or all when the preview
 * imports it.
 * @param changed paths from the root of the repository
 * @param externals globs of static files (chromatic.config.json)
 * @param untraced globs of files that change no story's screenshot (chromatic.config.json)
 */
export function traceStoryFiles(
  graph: ModuleGraph,
  changed: readonly string[],
  externals: readonly string[] = [],
  untraced: readonly string[] = [],
): string[] {
  const traced = changed.filter((file) => !isMatch(file, untraced));
  const storyFiles = [...graph.keys()].filter((file) => file.endsWith('.stories.tsx'));
  const imports = (file: string) => {
    const reached = importsOf(graph, file);
    return traced.some((each) => reached.has(each));
  };
  if (traced.some((file) => affectsAllStories(file, externals)) || imports(PREVIEW)) return storyFiles;
  return storyFiles.filter(imports);
}

const SCREENS = 'apps/web/screens/';

/** 'apps/web/screens/Plans/' */
const screenFolder = (file: string): string => file.split('/').slice(0, 4).join('/') + '/';

/**
 * The graph in which a story of a screen imports that screen, and not the others that the app's route table names: they are
 * not rendered, so a local comparison need not take them.
 */
export function withoutOtherScreens(graph: ModuleGraph): ModuleGraph {
  const screenFiles = [...graph.keys()].filter((file) => file.startsWith(SCREENS));
  return new Map(
    [...graph].map(([file, imports]) => {
      if (!file.startsWith(SCREENS))
        return [file, imports.filter((imported) => !imported.startsWith(SCREENS))];
      if (!file.endsWith('.stories.tsx')) return [file, imports];
      const own = screenFiles.filter(
        (each) => each.startsWith(screenFolder(file)) && !/\.(?:stories|test)\.tsx?$/.test(each),
      );
      return [file, [...imports, ...own]];
    }),
  );
}
