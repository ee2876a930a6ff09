import type { Plugin } from 'vite';

const WRAPPER = 'native:import-analysis-build';

/**
 * Leaves `import()` as it is written. Vite wraps each one to load stylesheets first, at 0.3 kB gzip of the first load; this
 * app's chunks have no stylesheets, and the build fails when one gets one.
 */
export function plainImports(): Plugin {
  return {
    name: 'efie-plain-imports',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === WRAPPER);
      if (at < 0) throw new Error(`Vite has no plugin ${WRAPPER}: see apps/web/build/plainImports.ts.`);
      (plugins as Plugin[]).splice(at, 1);
    },
    generateBundle(_options, bundle) {
      const sheet = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (sheet) this.error(`${sheet} would not be loaded: import the stylesheet with ?inline.`);
    },
  };
}
