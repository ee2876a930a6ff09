import { expect, Snapshots, TestRunner } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The accessibility tree of the page's main content in Playwright's text format (vitest.config.ts). */
    readAccessibilityTree: () => Promise<string>;
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
const TREE: Parameters<SnapshotMatcher>[0] = {
  name: 'tree',
  capture: String,
  render: (tree: string) => `\n${tree}\n`,
  parseExpected: (stored) => stored.trim(),
  match: (tree: string, stored: string) => ({ pass: tree === stored }),
};

function toMatchTreeSnapshot(this: ThisParameterType<SnapshotMatcher>, tree: unknown) {
  return Snapshots.toMatchDomainSnapshot.call(this, TREE, tree);
}

// `expect.poll` then waits for the stored tree, as it does with `toMatchAriaSnapshot`.
expect.extend({
  toMatchTreeSnapshot: Object.assign(toMatchTreeSnapshot, { __vitest_poll_takeover__: true }),
});

/** Whether the running story is the first of a file titled `Screens/<Name>`, so the screen in its default state. */
export function isScreenDefault(storyId: string): boolean {
  const test = TestRunner.getCurrentTest();
  return /^screens-[a-z]+--/.test(storyId) && test?.file.tasks[0] === test;
}

/** Status messages are announced after a delay, so their text is asserted in plays. */
const STATUS_TEXT = /(?<=^ *- status): .+$/gm;

/** In plain and in encoded URLs; the port differs between runs. */
const PORT = /(?<=localhost(?::|%3A))\d+/g;

/** Waits until the accessibility tree of a screen matches its committed snapshot: lazy-loaded parts come after the play. */
export async function expectTreeSnapshot(): Promise<void> {
  const readTree = async () =>
    (await commands.readAccessibilityTree()).replace(STATUS_TEXT, '').replace(PORT, '0');
  // A new snapshot is written when two readings are the same.
  await expect.poll(readTree, { timeout: 15_000, interval: 400 }).toMatchTreeSnapshot();
}
