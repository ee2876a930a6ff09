import type { Plugin } from 'vite';

const ID = '\0vite/preload-helper.js';

/**
 * A link that stays away fails in the words that Vite's own would use: routing/lazyReload.ts knows a lost chunk by them. The
 * next visit asks again.
 */
const codeFor = (base: string) => `
const styles = {};
const styleOf = (file) =>
  (styles[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = resolve;
    link.onerror = () => {
      delete styles[file];
      link.remove();
      reject(new Error('Unable to preload CSS for ' + file));
    };
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }));
export const __vitePreload = (load, files) => (files ? Promise.all(files.map(styleOf)).then(load) : load());
`;

/**
 * Vite wraps every lazy import in a helper that also preloads modules, which this app never asks of it
 * (`modulePreload: false`). What remains is the stylesheet of a late chunk: half a kB gzip less on every first load.
 */
export function leanImports(): Plugin {
  let base = '/';
  return {
    name: 'efie-lean-imports',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base;
    },
    load: (id) => (id === ID ? { code: codeFor(base), moduleSideEffects: false } : null),
  };
}
