import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffTrees } from './treeDiff';

fc.configureGlobal({ seed: 20261123 });

interface Node {
  head: string;
  children: readonly Node[];
}

const write = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ head, children }) =>
    children.length === 0 ? [`- ${head}`] : [`- ${head}:`, ...write(children).map((line) => `  ${line}`)],
  );

const trees = fc
  .letrec<{ nodes: Node[]; node: Node }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'tree' }),
    node: fc.record({
      head: fc.constantFrom('text: One', 'text: Two', 'list', 'listitem', 'button "Save"'),
      children: fc.oneof(
        { depthIdentifier: 'tree', maxDepth: 4, withCrossShrink: true },
        fc.constant([]),
        tie('nodes'),
      ),
    }),
  }))
  .nodes.map((nodes) => write(nodes).join('\n'))
  .filter((tree) => tree !== '');

it('describes different trees differently, so that no change of a story goes unnoticed', () => {
  fc.assert(
    fc.property(trees, trees, trees, (base, tree, other) => {
      expect(diffTrees(base, tree) === diffTrees(base, other)).toBe(tree === other);
    }),
    { numRuns: 2_000 },
  );
});

it('is empty for equal trees', () => {
  fc.assert(fc.property(trees, (tree) => diffTrees(tree, tree) === ''));
});

const BASE = `- main:
  - heading "Listings" [level=1]
  - list:
    - listitem: One
    - listitem: Two
    # and 2 more: listitem
  - button "Next"`;

it('writes out what changed and counts what did not', () => {
  const tree = BASE.replace('Two', 'Three').replace('  - button "Next"', '  - alert: Offline');
  expect(diffTrees(BASE, tree)).toBe(`- main:
  # unchanged: 1
  - list:
    # unchanged: 1
    # removed: - listitem: Two
    - listitem: Three
    # unchanged: 1
  # removed: - button "Next"
  - alert: Offline`);
});

it('lists removed nodes', () => {
  expect(diffTrees(BASE, BASE.replace('\n  - button "Next"', ''))).toBe(`- main:
  # unchanged: 2
  # removed: - button "Next"`);
});
