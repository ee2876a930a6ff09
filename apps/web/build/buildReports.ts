import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { reportsFolder } from './reportsFolder';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A module's path from the repository or from node_modules; the id itself for virtual modules. */
function modulePath(id: string): string {
  if (id.includes('/node_modules/')) return id.replace(/^.*\/(?=node_modules\/)/, '');
  return path.isAbsolute(id) ? path.relative(repository, id).replaceAll(path.sep, '/') : id;
}

/**
 * Writes reports about a build beside its folder, so that source paths are not published:
 * - manifest.json, Vite's manifest, which names only entries
 * - modules.json, the modules in each file: `npm run check:bundle` reads which libraries the first pages load
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
