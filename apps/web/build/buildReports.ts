import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { reportsFolder } from './reportsFolder';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** A module's path relative to the repository, or starting at node_modules; the ID itself for virtual modules. */
function modulePath(id: string): string {
  if (id.includes('/node_modules/')) return id.replace(/^.*\/(?=node_modules\/)/, '');
  return path.isAbsolute(id) ? path.relative(repositoryRoot, id).replaceAll(path.sep, '/') : id;
}

/**
 * Writes two reports of a build into `reportsFolder`, so that source paths are not published:
 * - manifest.json: Vite's manifest, which lists only the entry module of each chunk
 * - modules.json: all modules of each chunk, for `npm run check -- bundle`
 */
export function buildReports(): Plugin {
  let config: ResolvedConfig;
  let modules: Readonly<Record<string, readonly string[]>> = {};
  return {
    name: 'efie-build-reports',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      modules = Object.fromEntries(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.moduleIds.map(modulePath)]] : [],
        ),
      );
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const folder = reportsFolder(outDir);
        fs.mkdirSync(folder, { recursive: true });
        fs.copyFileSync(path.join(outDir, '.vite/manifest.json'), path.join(folder, 'manifest.json'));
        fs.rmSync(path.join(outDir, '.vite'), { recursive: true });
        fs.writeFileSync(path.join(folder, 'modules.json'), JSON.stringify(modules));
      },
    },
  };
}
