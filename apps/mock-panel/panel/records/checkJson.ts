import { jsonLanguage } from '@codemirror/lang-json';
import type { RecordError } from '@efie/mocks/records';

/** An error in a text: the range to mark, as offsets, and a message with line and column. */
export interface JsonError {
  from: number;
  to: number;
  message: string;
}

export type CheckedJson = { ok: true; value: unknown } | { ok: false; errors: readonly JsonError[] };

type SyntaxNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

/** The child nodes without brackets. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (/\w/.test(child.name)) children.push(child);
  return children;
}

/** The node of the value at a path; that of the nearest parent when the value does not exist. */
function nodeAt(text: string, top: SyntaxNode, path: readonly string[]): SyntaxNode {
  let node = top.firstChild ?? top;
  for (const key of path) {
    const children = childrenOf(node);
    const nameOf = ({ firstChild }: SyntaxNode) =>
      firstChild ? JSON.parse(text.slice(firstChild.from, firstChild.to)) : null;
    const next =
      node.name === 'Array'
        ? children[Number(key)]
        : children.findLast((property) => nameOf(property) === key)?.lastChild;
    if (!next) break;
    node = next;
  }
  return node;
}

function errorAt(text: string, from: number, to: number, message: string): JsonError {
  const lines = text.slice(0, from).split('\n');
  return {
    from,
    to,
    message: `Line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${message}.`,
  };
}

/** Parses a text as JSON and validates the value. Syntax errors are reported before those of `validate`. */
export function checkJson(text: string, validate: (value: unknown) => readonly RecordError[]): CheckedJson {
  const tree = jsonLanguage.parser.parse(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    let at = text.length;
    tree.iterate({ enter: ({ type, from }) => void (type.isError && (at = Math.min(at, from))) });
    const found = text.charAt(at);
    const message = `invalid JSON, unexpected ${found === '' ? 'end of text' : JSON.stringify(found)}`;
    return { ok: false, errors: [errorAt(text, at, Math.min(at + 1, text.length), message)] };
  }
  const errors = validate(value).map(({ path, message }) => {
    const { from, to, firstChild } = nodeAt(text, tree.topNode, path);
    // Only the first bracket of an object or array is marked.
    return errorAt(text, from, firstChild ? from + 1 : to, `${path.join('.') || 'the record'} ${message}`);
  });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}
