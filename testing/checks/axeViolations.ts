import { animationsEnd } from '../animationsEnd';
import { axeOptionsFor } from './axe';

/** The start of an element's HTML, which identifies it in an error message. */
export function describe(element: Element): string {
  return element.outerHTML.slice(0, 160);
}

/** Moves Storybook's hidden messages, which contain links, after the story: axe expects the skip link to come first. */
function moveStorybookBehind(): void {
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
}

/**
 * Runs axe on the page with the rules for the story's kind, and returns one line per violated rule.
 * @param rules the rules to run; all by default
 */
export async function axeViolations(storyId: string, rules?: readonly string[]): Promise<string[]> {
  moveStorybookBehind();
  // While an element fades in, its contrast is too low.
  await animationsEnd();
  // Half a megabyte, so lazy-loaded.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, axeOptionsFor(storyId, rules));
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? node.failureSummary ?? ''})`).join(' | ')}`,
  );
}
