import { diffArrays } from 'diff';
import { blocksOf, indent, outdent, type Block } from './pageTree';

/** Children of equal nodes follow the node's line; runs of unchanged nodes are only counted. */
function diffBlocks(base: readonly Block[], tree: readonly Block[]): string[] {
  const lines: string[] = [];
  let unchanged = 0;
  const endRun = () => {
    if (unchanged > 0) lines.push(`# unchanged: ${unchanged}`);
    unchanged = 0;
  };
  const headOf = ([head]: Block) => head;
  let inBase = 0;
  let inTree = 0;
  for (const { count, added, removed } of diffArrays(base.map(headOf), tree.map(headOf))) {
    if (removed) {
      endRun();
      for (const [head] of base.slice(inBase, inBase + count)) lines.push(`# removed: ${head}`);
      inBase += count;
    } else if (added) {
      endRun();
      lines.push(...tree.slice(inTree, inTree + count).flat());
      inTree += count;
    } else {
      for (const [head, ...below] of tree.slice(inTree, inTree + count)) {
        const [, ...belowInBase] = base[inBase] ?? [];
        const children = diffLines(belowInBase.map(outdent), below.map(outdent));
        if (children === null) unchanged += 1;
        else {
          endRun();
          lines.push(head, ...children.map(indent));
        }
        inBase += 1;
        inTree += 1;
      }
    }
  }
  endRun();
  return lines;
}

function diffLines(base: readonly string[], tree: readonly string[]): string[] | null {
  if (base.join('\n') === tree.join('\n')) return null;
  return diffBlocks(blocksOf(base), blocksOf(tree));
}

/** The nodes of a tree that differ from another tree; together with that tree they determine it. */
export function diffTrees(base: string, tree: string): string {
  return (diffLines(base.split('\n'), tree.split('\n')) ?? []).join('\n');
}
