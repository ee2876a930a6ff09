import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import * as tokens from '../../../packages/ui/theme/tokens';

type Tables = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const THEME = /^@efie\/ui$|\/theme(\/tokens)?$/;

/** Replaces the tokens that a module imports from the theme with their values; returns null if there are none. */
export function inlineTokenValues(code: string, id: string, tables: Tables = tokens): string | null {
  const imported = new Map<string, Tables[string]>();
  const edits: { start: number; end: number; text: string }[] = [];
  const inTemplates = new Set<number>();

  /** The value of `space[4]` or `color.text2`. */
  const valueOf = (node: ESTree.Expression) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
    const table = imported.get(node.object.name);
    if (!node.computed) return table?.[node.property.name];
    return node.property.type === 'Literal' ? table?.[String(node.property.value)] : undefined;
  };

  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!THEME.test(source.value)) return;
      for (const specifier of specifiers) {
        const table = specifier.type === 'ImportSpecifier' ? tables[specifier.local.name] : undefined;
        if (table) imported.set(specifier.local.name, table);
      }
    },
    TemplateLiteral({ expressions }) {
      for (const expression of expressions) {
        const value = valueOf(expression);
        const start = expression.start - '${'.length;
        const end = expression.end + '}'.length;
        if (value === undefined || !/^\$\{[^\s].*[^\s]\}$/s.test(code.slice(start, end))) continue;
        edits.push({ start, end, text: String(value) });
        inTemplates.add(expression.start);
      }
    },
    MemberExpression(node) {
      const value = valueOf(node);
      if (value === undefined || inTemplates.has(node.start)) return;
      edits.push({ start: node.start, end: node.end, text: JSON.stringify(value) });
    },
  }).visit(parseSync(id, code).program);

  if (edits.length === 0) return null;
  let inlined = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    inlined += code.slice(position, start) + text;
    position = end;
  }
  return inlined + code.slice(position);
}

/**
 * Replaces theme tokens in styles with their values (`${color.text2}` becomes `var(--color-text-2)`): the token tables stay
 * out of the first load, and styles without interpolations are computed once.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'efie-inline-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:packages\/ui|apps\/web)\/.*\.tsx?$/, code: /\/theme\b|@efie\/ui'/ },
      handler(code, id) {
        const inlined = inlineTokenValues(code, id);
        return inlined === null ? null : { code: inlined, map: null };
      },
    },
  };
}
