import type { Plugin } from 'vite';

const PREFIX = '\0efie-lean-helper/';

/** Smaller replacements for modules that libraries import, by library and import specifier. */
const HELPERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Sufficient for this app's forms: flat values of strings, booleans, arrays and files. Saves 5 kB gzip per form.
  formik: {
    'lodash-es/clone': `export default (value) => (Array.isArray(value) ? [...value] : { ...value });`,
    'lodash-es/cloneDeep': `export default (value) => (Array.isArray(value) ? [...value] : value && typeof value === 'object' ? { ...value } : value);`,
    'lodash-es/toPath': `export default (path) => (Array.isArray(path) ? path.map(String) : String(path).split(/[.[\\]]+/).filter(Boolean));`,
    'lodash-es/isPlainObject': `export default (value) => Object.prototype.toString.call(value) === '[object Object]' && [null, Object.prototype].includes(Object.getPrototypeOf(value));`,
    // Only used by formik's higher-order components; this app uses its hooks.
    'hoist-non-react-statics': `export default (target) => target;`,
  },
  // This app has no infinite queries (ruling 35). Saves 0.8 kB gzip of the first load.
  '@tanstack/query-core': {
    './infiniteQueryBehavior.js': `
      export const infiniteQueryBehavior = () => { throw new Error('Infinite queries are excluded from this build: see apps/web/build/leanHelpers.ts.'); };
      export const hasNextPage = () => false;
      export const hasPreviousPage = () => false;`,
  },
};

/** Replaces helpers of libraries with smaller ones that cover only this app's cases (docs/decisions/0013). */
export function leanHelpers(): Plugin {
  return {
    name: 'efie-lean-helpers',
    enforce: 'pre',
    resolveId(source, importer) {
      const library = Object.keys(HELPERS).find((name) => importer?.includes(`/node_modules/${name}/`));
      if (library === undefined || HELPERS[library]?.[source] === undefined) return null;
      return `${PREFIX}${library}:${source}`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [library = '', source = ''] = id.slice(PREFIX.length).split(':');
      const code = HELPERS[library]?.[source];
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}
