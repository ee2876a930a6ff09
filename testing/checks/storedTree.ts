import { diffTrees } from './treeDiff';

/** Above this share of the tree's lines, a difference is harder to read than the tree. */
const LONGEST_DIFFERENCE = 0.6;

const AS_IN = '# as in ';

export const isWhole = (snapshot: string): boolean => !snapshot.startsWith(AS_IN);

const lengthOf = (text: string): number => text.split('\n').length;

/**
 * The text stored for a story's tree: the whole tree, or its difference from the similar tree of another story of the file,
 * so that a change of a shared part changes few snapshots.
 * @param name the story's name
 * @param tree the story's tree
 * @param stored the committed snapshots of the file, by story name
 * @param current the whole trees of the stories that ran before, which replace their committed snapshots
 */
export function storedText(
  name: string,
  tree: string,
  stored: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string>,
): string {
  const wholeTrees = new Map([...[...stored].filter(([, text]) => isWhole(text)), ...current]);
  wholeTrees.delete(name);
  const describeDifference = (base: string, baseTree: string): string =>
    [`${AS_IN}${base}`, diffTrees(baseTree, tree)].filter(Boolean).join('\n');

  const committed = stored.get(name);
  if (committed !== undefined && isWhole(committed)) return tree;
  const [header = ''] = committed?.split('\n') ?? [];
  const base = header.slice(AS_IN.length);
  const baseTree = wholeTrees.get(base);
  if (baseTree !== undefined) return describeDifference(base, baseTree);

  const shortest = [...wholeTrees]
    .map(([other, otherTree]) => describeDifference(other, otherTree))
    .reduce((best, text) => (lengthOf(text) < lengthOf(best) ? text : best), tree);
  return lengthOf(shortest) <= lengthOf(tree) * LONGEST_DIFFERENCE ? shortest : tree;
}
