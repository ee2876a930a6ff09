import type { Plugin } from 'vite';
import * as tokens from '../../../packages/ui/theme/tokens';

const tables: Readonly<Record<string, unknown>> = tokens;

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'(?:@efie\/ui|[./]*\/theme(?:\/tokens)?)'/g;
const USE = /\$\{([a-z]+)(?:\.([A-Za-z0-9]+)|\[(\d+)\])\}/gi;

/** The token's value where a template names one of a table that this file imports from the theme; else undefined. */
function valueOf(imported: ReadonlySet<string>, table: string, key: string): string | undefined {
  const entries = imported.has(table) ? tables[table] : undefined;
  const value: unknown =
    typeof entries === 'object' && entries !== null ? Reflect.get(entries, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * Writes the theme's values into the styles that name them (`${color.text2}` becomes `var(--color-text-2)`): the tables
 * themselves then stay out of the first load, and styles without interpolations are worked out once.
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
      const inlined = code.replace(
        USE,
        (whole, table: string, name: string | undefined, index: string | undefined) =>
          valueOf(imported, table, name ?? index ?? '') ?? whole,
      );
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
}
