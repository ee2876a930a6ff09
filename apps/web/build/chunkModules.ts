import path from 'node:path';
import type { Plugin } from 'vite';

const repository = path.resolve(import.meta.dirname, '../../..');

/** From the repository, or from the folder of a library; what a plugin made up keeps its name. */
function placeOf(id: string): string {
  if (id.includes('/node_modules/')) return id.replace(/^.*\/(?=node_modules\/)/, '');
  return path.isAbsolute(id) ? path.relative(repository, id).replaceAll(path.sep, '/') : id;
}

/**
 * Writes which modules went into which file, beside Vite's manifest (which names only entries): `npm run check:bundle` reads
 * it to see that the heavy libraries stay out of the first pages.
 */
export function chunkModules(): Plugin {
  return {
    name: 'efie-chunk-modules',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds] as const] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules.map(([name, ids]) => [name, ids.map(placeOf)]))),
      });
    },
  };
}
