import { expect, Snapshots } from 'vitest';
import { commands } from 'vitest/browser';
import { pageTree } from './pageTree';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The page's accessibility tree, as Playwright writes it down (vitest.config.ts). */
    readTree: () => Promise<string>;
  }
}

declare module 'vitest' {
  interface Matchers {
    /** The same, word for word, as the tree that is kept beside the test in `__snapshots__`. */
    toBeKeptTree: () => Promise<void>;
  }
}

type KeepsSnapshot = typeof Snapshots.toMatchDomainSnapshot;

/** Vitest's own `toMatchAriaSnapshot` lets pass what was added to a page; a tree that is kept is kept whole. */
const KEPT_TREE: Parameters<KeepsSnapshot>[0] = {
  name: 'tree',
  capture: String,
  render: (tree: string) => `\n${tree}\n`,
  parseExpected: (kept) => kept.trim(),
  match: (tree: string, kept: string) => ({ pass: tree === kept }),
};

expect.extend({
  toBeKeptTree: Object.assign(
    function keep(this: ThisParameterType<KeepsSnapshot>, tree: unknown) {
      return Snapshots.toMatchDomainSnapshot.call(this, KEPT_TREE, tree);
    },
    // A poll hands itself over: it ends with the tree that is kept, or with one that stands still.
    { __vitest_poll_takeover__: true },
  ),
});

/** The page is to who does not see it what it was when its tree was last accepted (`npm run test:stories -- -u`). */
export async function expectKeptTree(): Promise<void> {
  const readPage = async () => pageTree(await commands.readTree());
  await expect.poll(readPage, { timeout: 8_000, interval: 20 }).toBeKeptTree();
}
