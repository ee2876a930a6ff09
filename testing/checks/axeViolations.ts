import { animationsEnd } from '../animationsEnd';
import { axeOptionsFor } from './axe';

/** A short way to find an element again in the story that failed. */
export function describe(element: Element): string {
  return element.outerHTML.slice(0, 160);
}

/** Storybook's own hidden messages hold links; behind the story they no longer stand between a page and its first link. */
function moveStorybookBehind(): void {
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
}

/** What axe has against the page as it stands, with the rules that every story is held to; the id tells a whole page. */
export async function axeViolations(storyId: string): Promise<string[]> {
  moveStorybookBehind();
  // Until an element has faded in, its colors are not those that it is read in.
  await animationsEnd();
  // Half a megabyte that only whoever asks should wait for.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, axeOptionsFor(storyId));
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? node.failureSummary ?? ''})`).join(' | ')}`,
  );
}
