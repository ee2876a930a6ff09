import { modes } from '../.storybook/modes';
import { importsOf, type ModuleGraph } from './moduleGraph';
import type { ParsedStory } from './stories/parseStories';

export const PREVIEW = '.storybook/preview.tsx';

/** Snapshots a month on Chromatic's free plan. */
export const FREE_SNAPSHOTS = 5_000;

export interface SnapshotCost {
  stories: number;
  /** One for each story and display mode. */
  snapshots: number;
}

/** Whether a glob of chromatic.config.json, a path or a folder with stars, matches a file. */
const isMatch = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => file.startsWith(glob.replace(/\*.*$/, '')));

/** Whether TurboSnap tests every story after a change to a file, without tracing its imports. */
const affectsAllStories = (file: string, externals: readonly string[]): boolean =>
  file.startsWith('.storybook/') ||
  // An upper bound: Chromatic traces the packages whose version changed.
  /(?:^|\/)package(?:-lock)?\.json$/.test(file) ||
  isMatch(file, externals);

/**
 * The story files that TurboSnap tests after a change: those that import a changed file, or all when the preview imports it.
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

const hasSnapshots = ({ tags }: ParsedStory) => tags.includes('visual');

/** Stories with a phone viewport have no desktop snapshots (testing/chromaticParameters.ts). */
const countModes = ({ viewport }: ParsedStory): number =>
  Object.values(modes).filter((mode) => viewport !== 'phone' || mode.viewport === 'phone').length;

/** The stories and snapshots in story files. */
export function countSnapshots(stories: readonly ParsedStory[], storyFiles: readonly string[]): SnapshotCost {
  const tested = stories.filter((story) => hasSnapshots(story) && storyFiles.includes(story.file));
  return { stories: tested.length, snapshots: tested.reduce((sum, story) => sum + countModes(story), 0) };
}

/** Chromatic bills a snapshot that TurboSnap copies at a fifth of a new one. */
export const billedSnapshots = (taken: number, all: number): number => Math.ceil(taken + (all - taken) / 5);
