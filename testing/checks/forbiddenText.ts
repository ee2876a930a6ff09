/**
 * What a reader that does not repair lets through (docs/spec/faults.md, design rule 1), a sentence whose gap nobody filled,
 * and what a program says of its own fall (fault 19).
 */
const FORBIDDEN =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object [A-Z]|\bInvalid Date\b|\{(?:email|studio|title|plan|n)\}|\b(?:Type|Reference|Syntax|Range)Error\b|\bStack trace\b|^\s*at .+:\d+:\d+\)?$/m;

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'] as const;

const isCode = (node: Node): boolean => node.parentElement?.closest('script, style, code, pre') != null;

/** Words on the page, seen or spoken, that no person should meet. */
export function forbiddenText(root: HTMLElement): string[] {
  const found: string[] = [];
  const judge = (text: string, where: string) => {
    const [hit] = FORBIDDEN.exec(text) ?? [];
    if (hit !== undefined) found.push(`'${hit}' in ${where}: ${text.trim().slice(0, 120)}`);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isCode(node)) judge(node.textContent ?? '', 'the text');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of SPOKEN) judge(element.getAttribute(name) ?? '', name);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      judge(element.value, 'a field');
    }
  }
  return found;
}
