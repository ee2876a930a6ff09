import type { Plugin } from 'vite';

const WRAPPER = 'native:import-analysis-build';

/**
 * Removes Vite's wrapper of `import()`, which loads stylesheets first and costs 0.3 kB gzip of the first load. This app's
 * chunks have no stylesheets; the build fails if one is added.
 */
export function plainImports(): Plugin {
  return {
    name: 'efie-plain-imports',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === WRAPPER);
      if (index < 0)
        throw new Error(
          `Vite's plugin ${WRAPPER} not found: update its name in apps/web/build/plainImports.ts.`,
        );
      (plugins as Plugin[]).splice(index, 1);
    },
    generateBundle(_options, bundle) {
      const sheet = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (sheet)
        this.error(`${sheet} would not be loaded by lazy imports: import the stylesheet with ?inline.`);
    },
  };
}
