import { diffArrays } from 'diff';
import { blocksOf, indent, outdent, type Block } from './pageTree';

/** A node whose children changed is written with those changes; consecutive unchanged nodes are only counted. */
function diffBlocks(base: readonly Block[], tree: readonly Block[]): string[] {
  const lines: string[] = [];
  let unchanged = 0;
  const writeUnchangedCount = () => {
    if (unchanged > 0) lines.push(`# unchanged: ${unchanged}`);
    unchanged = 0;
  };
  const firstLine = ([line]: Block) => line;
  let baseIndex = 0;
  let treeIndex = 0;
  for (const { count, added, removed } of diffArrays(base.map(firstLine), tree.map(firstLine))) {
    if (removed) {
      writeUnchangedCount();
      for (const [line] of base.slice(baseIndex, baseIndex + count)) lines.push(`# removed: ${line}`);
      baseIndex += count;
    } else if (added) {
      writeUnchangedCount();
      lines.push(...tree.slice(treeIndex, treeIndex + count).flat());
      treeIndex += count;
    } else {
      for (const [line, ...childLines] of tree.slice(treeIndex, treeIndex + count)) {
        const [, ...baseChildLines] = base[baseIndex] ?? [];
        const childChanges = diffLines(baseChildLines.map(outdent), childLines.map(outdent));
        if (childChanges === null) unchanged += 1;
        else {
          writeUnchangedCount();
          lines.push(line, ...childChanges.map(indent));
        }
        baseIndex += 1;
        treeIndex += 1;
      }
    }
  }
  writeUnchangedCount();
  return lines;
}

function diffLines(base: readonly string[], tree: readonly string[]): string[] | null {
  if (base.join('\n') === tree.join('\n')) return null;
  return diffBlocks(blocksOf(base), blocksOf(tree));
}

/** Describes how `tree` differs from `base`; different trees have different descriptions. Empty for equal trees. */
export function diffTrees(base: string, tree: string): string {
  return (diffLines(base.split('\n'), tree.split('\n')) ?? []).join('\n');
}
