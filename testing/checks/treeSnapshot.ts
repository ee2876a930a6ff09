import { expect, TestRunner } from 'vitest';
import { commands } from 'vitest/browser';
import { readSettled } from './settled';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The accessibility tree of the page's main content in Playwright's text format (vitest.config.ts). */
    readAccessibilityTree: () => Promise<string>;
  }
}

/** Whether the running story is the first of a file titled `Screens/<Name>`, so the screen in its default state. */
export function isScreenDefault(storyId: string): boolean {
  const test = TestRunner.getCurrentTest();
  return /^screens-[a-z]+--/.test(storyId) && test?.file.tasks[0] === test;
}

/** Status messages are announced after a delay, so their text is asserted in plays. */
const STATUS_TEXT = /(?<=^ *- status): .+$/gm;

/**
 * The accessibility tree of a screen matches the committed snapshot. Compared as text, because `toMatchAriaSnapshot` ignores
 * nodes that were added to a page.
 */
export async function expectTreeSnapshot(): Promise<void> {
  const tree = await readSettled(async () =>
    (await commands.readAccessibilityTree()).replace(STATUS_TEXT, ''),
  );
  expect(tree).toMatchSnapshot();
}
