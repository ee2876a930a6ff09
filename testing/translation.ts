/** Whether a story is played on a translated page: all with `TESTS=translated`, otherwise those that say so. */
export const isTranslated = (parameters: Readonly<Record<string, unknown>>): boolean =>
  import.meta.env['TESTS'] === 'translated' || parameters['isTranslated'] === true;

/** Elements whose text Chrome leaves as it is, and options, which user-event finds by their markup. */
const UNTRANSLATED = '[translate="no"], .notranslate, script, style, textarea, code, option';

/** The elements that the translation adds. */
const TRANSLATED = 'font[data-translated]';

function translateText(text: Text) {
  if (text.data.trim() === '' || text.parentElement?.closest(`${UNTRANSLATED}, ${TRANSLATED}`)) return;
  const outer = document.createElement('font');
  outer.dataset['translated'] = '';
  const inner = document.createElement('font');
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
  // Not the old text node: React keeps a reference to it, and must find it removed from the page.
  inner.append(words);
  outer.append(inner);
  // Outside, because the testing library trims what is inside an element.
  text.replaceWith(...[before, outer, after].filter((part) => part !== ''));
}

/** The nodes of this kind in a node, itself included. */
function nodesIn(node: Node, whatToShow: number): Node[] {
  const walker = document.createTreeWalker(node, whatToShow);
  const nodes =
    node.nodeType === (whatToShow === NodeFilter.SHOW_TEXT ? Node.TEXT_NODE : Node.ELEMENT_NODE)
      ? [node]
      : [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** What a password manager and a grammar checker add to a field: attributes, and an element after it. */
function extendInput(input: Element) {
  if (
    !input.matches('input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea')
  )
    return;
  if (input.hasAttribute('data-extended')) return;
  for (const name of ['data-extended', 'data-lpignore', 'data-gramm']) input.setAttribute(name, 'false');
  const icon = document.createElement('div');
  icon.dataset['extension'] = '';
  icon.style.position = 'absolute';
  input.after(icon);
}

/** Changes every node in this one as Chrome's translation and an extension do. */
function change(node: Node) {
  for (const text of nodesIn(node, NodeFilter.SHOW_TEXT)) if (text instanceof Text) translateText(text);
  for (const element of nodesIn(node, NodeFilter.SHOW_ELEMENT))
    if (element instanceof Element) extendInput(element);
}

/**
 * Changes the page as Chrome's translation does, with the same words: each text node is replaced by two `font` elements with
 * a new text node. Adds elements next to fields, as extensions do. Repeats both for what is added or changed later.
 * @returns stops it
 */
export function translatePage(): () => void {
  change(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) change(node);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
