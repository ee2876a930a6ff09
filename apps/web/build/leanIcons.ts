import type { Plugin } from 'vite';

const ID = '\0efie-lean-icon';

/** What remains of lucide's wrapper once our own Icon has named size, stroke and what readers hear. */
const CODE = `
import { createElement } from 'react';
const shape = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => ({ size, ...props }) =>
  createElement('svg', { ...shape, ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

/**
 * Lucide's icons with a smaller wrapper: theirs carries a context, class names and checks that `Icon` of packages/ui, which
 * draws every icon of the product, never uses (1.3 kB gzip of the first load; docs/decisions).
 */
export function leanIcons(): Plugin {
  return {
    name: 'efie-lean-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
        ? ID
        : null,
    load: (id) => (id === ID ? { code: CODE, moduleSideEffects: false } : null),
  };
}
