import type { Plugin } from 'vite';

const PREFIX = '\0efie-lean-helper/';

/** What remains of helpers that libraries bring, by library and by the name under which it imports them. */
const HELPERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // For the forms of this app: flat values of texts, flags, lists and files (5 kB gzip of a page with a form).
  formik: {
    'lodash-es/clone': `export default (value) => (Array.isArray(value) ? [...value] : { ...value });`,
    'lodash-es/cloneDeep': `export default (value) => (Array.isArray(value) ? [...value] : value && typeof value === 'object' ? { ...value } : value);`,
    'lodash-es/toPath': `export default (path) => (Array.isArray(path) ? path.map(String) : String(path).split(/[.[\\]]+/).filter(Boolean));`,
    'lodash-es/isPlainObject': `export default (value) => Object.prototype.toString.call(value) === '[object Object]' && [null, Object.prototype].includes(Object.getPrototypeOf(value));`,
    // Only formik's own wrappers of components use it, and this app writes hooks.
    'hoist-non-react-statics': `export default (target) => target;`,
  },
  // No list of this app is loaded page by page (ruling 35): 0.8 kB gzip of the first load.
  '@tanstack/query-core': {
    './infiniteQueryBehavior.js': `
      export const infiniteQueryBehavior = () => { throw new Error('Infinite queries are not built in: see apps/web/build/leanHelpers.ts.'); };
      export const hasNextPage = () => false;
      export const hasPreviousPage = () => false;`,
  },
};

/** Libraries with smaller helpers, where what they bring serves cases that this app has not (docs/decisions/0013). */
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
