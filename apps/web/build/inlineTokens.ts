import type { Plugin } from 'vite';
import * as tokens from '../../../packages/ui/theme/tokens';

const tables: Readonly<Record<string, unknown>> = tokens;

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'(?:@efie\/ui|[./]*\/theme(?:\/tokens)?)'/g;
const IN_TEMPLATE = /\$\{([a-z]+)(?:\.([A-Za-z0-9]+)|\[(\d+)\])\}/gi;
const AS_VALUE = /(?<![\w.$'"`-])([a-z]+)\.([A-Za-z0-9]+)(?=[,;)\s}])/g;

/** The value of a token, if the file imports its table from the theme; else undefined. */
function valueOf(imported: ReadonlySet<string>, table: string, key: string): string | number | undefined {
  const entries = imported.has(table) ? tables[table] : undefined;
  const value: unknown =
    typeof entries === 'object' && entries !== null ? Reflect.get(entries, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/**
 * Replaces theme tokens in styles by their values (`${color.text2}` becomes `var(--color-text-2)`): the token tables stay
 * out of the first load, and styles without interpolations are computed once.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'efie-inline-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:packages\/ui|apps\/web)\/.*\.tsx?$/.test(id)) return null;
      const imported = new Set(
        [...code.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
      );
      if (imported.size === 0) return null;
      const inlined = code
        .replace(IN_TEMPLATE, (whole, table: string, name: string | undefined, index: string | undefined) =>
          String(valueOf(imported, table, name ?? index ?? '') ?? whole),
        )
        .replace(AS_VALUE, (whole, table: string, name: string) => {
          const value = valueOf(imported, table, name);
          return value === undefined ? whole : JSON.stringify(value);
        });
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
}
