import { expect, Snapshots, TestRunner } from 'vitest';
import { commands } from 'vitest/browser';
import { pageTree } from './pageTree';
import { isWhole, storedText } from './storedTree';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The page's accessibility tree in Playwright's text format (vitest.config.ts). */
    readAccessibilityTree: () => Promise<string>;
    /** The committed snapshots of a test file, by test name (vitest.config.ts). */
    readSnapshots: (testFile: string) => Promise<[name: string, text: string][]>;
  }
}

declare module 'vitest' {
  interface Matchers {
    /** Equals the accessibility tree stored in `__snapshots__`. */
    toMatchTreeSnapshot: () => Promise<void>;
  }
}

type SnapshotMatcher = typeof Snapshots.toMatchDomainSnapshot;

/** Compares the whole tree: Vitest's `toMatchAriaSnapshot` ignores nodes that were added to a page. */
const TREE_SNAPSHOT: Parameters<SnapshotMatcher>[0] = {
  name: 'tree',
  capture: String,
  render: (tree: string) => `\n${tree}\n`,
  parseExpected: (stored) => stored.trim(),
  match: (tree: string, stored: string) => ({ pass: tree === stored }),
};

expect.extend({
  toMatchTreeSnapshot(this: ThisParameterType<SnapshotMatcher>, tree: unknown) {
    return Snapshots.toMatchDomainSnapshot.call(this, TREE_SNAPSHOT, tree);
  },
});

/** In ms; lazy-loaded parts and announcements come later than the play, the last after 2 s. */
const SETTLED = 2_500;

/** The whole trees of the stories that ran, by file. */
const currentTrees = new Map<string, Map<string, string>>();

/** The accessibility tree matches the committed snapshot (to update: `npm run test:stories -- -u`). */
export async function expectTreeSnapshot(): Promise<void> {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('An accessibility tree can be checked in a test only.');
  const { name } = test;
  const file = test.file.filepath;
  const stored = new Map(await commands.readSnapshots(file));
  const current = currentTrees.get(file) ?? new Map<string, string>();
  currentTrees.set(file, current);
  let text = '';
  let changed = performance.now();
  const isMatchOrSettled = async () => {
    const tree = pageTree(await commands.readAccessibilityTree());
    const before = text;
    text = storedText(name, tree, stored, current);
    if (isWhole(text)) current.set(name, tree);
    else current.delete(name);
    if (text !== before) changed = performance.now();
    return text === stored.get(name) || performance.now() - changed > SETTLED;
  };
  await expect.poll(isMatchOrSettled, { timeout: 10_000, interval: 20 }).toBe(true);
  await expect(text).toMatchTreeSnapshot();
}
