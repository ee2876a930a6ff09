import type { Plugin } from 'vite';

/**
 * Replaces the function in which Vite wraps each dynamic import to preload its chunks. `modulePreload: false` leaves it
 * nothing to preload, and it would be 600 B of the first load.
 */
export function plainImports(): Plugin {
  return {
    name: 'efie-plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
