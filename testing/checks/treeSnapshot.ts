import { expect, Snapshots } from 'vitest';
import { commands } from 'vitest/browser';
import { pageTree } from './pageTree';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The page's accessibility tree in Playwright's text format (vitest.config.ts). */
    readTree: () => Promise<string>;
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
  toMatchTreeSnapshot: Object.assign(
    function matchTree(this: ThisParameterType<SnapshotMatcher>, tree: unknown) {
      return Snapshots.toMatchDomainSnapshot.call(this, TREE_SNAPSHOT, tree);
    },
    // Vitest then polls until the tree matches or stops changing.
    { __vitest_poll_takeover__: true },
  ),
});

/** The accessibility tree matches the committed snapshot (to update: `npm run test:stories -- -u`). */
export async function expectTreeSnapshot(): Promise<void> {
  const readPage = async () => pageTree(await commands.readTree());
  await expect.poll(readPage, { timeout: 8_000, interval: 20 }).toMatchTreeSnapshot();
}
