/** Unparsed values from the API, unfilled placeholders and raw exception messages. */
const FORBIDDEN =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object [A-Z]|\bInvalid Date\b|\{(?:email|studio|title|plan|n)\}|\b(?:Type|Reference|Syntax|Range)Error\b|\bStack trace\b|^\s*at .+:\d+:\d+\)?$/m;

const TEXT_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
] as const;

/** The page's URL, as it is printed: an id in it may be any word. */
const isPageUrl = (text: string | null): boolean =>
  text === document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

const isCode = (node: Node): boolean => node.parentElement?.closest('script, style, code, pre') != null;

/** Finds text, text attributes and field values that users must never see. */
export function forbiddenText(root: HTMLElement): string[] {
  const found: string[] = [];
  const check = (text: string, where: string) => {
    const [hit] = FORBIDDEN.exec(text) ?? [];
    if (hit !== undefined) found.push(`'${hit}' in ${where}: ${text.trim().slice(0, 120)}`);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isCode(node) && !isPageUrl(node.textContent)) check(node.textContent ?? '', 'the text');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of TEXT_ATTRIBUTES) check(element.getAttribute(name) ?? '', name);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      check(element.value, 'a field');
    }
  }
  return found;
}
