import fs from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../../build/reportsFolder';

interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export interface LazyChunk {
  /** Name of the dynamically imported module, without extension; of a module of a screen's, such as its rest, with the folder. */
  name: string;
  /** Path from the site's root. */
  file: string;
}

function nameOf(key: string, chunk: ManifestChunk): string {
  const [, screen] = /(\w+\/(?:rest|memberRest|onDemand))\.ts$/.exec(key) ?? [];
  return screen ?? chunk.name ?? path.parse(chunk.file).name;
}

/** All lazy-loaded chunks of the production build, sorted by name. */
export function lazyChunks(): readonly LazyChunk[] {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  const manifest = JSON.parse(
    fs.readFileSync(path.join(reportsFolder(dist), 'manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>;
  const lazy = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return [...lazy]
    .flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [{ name: nameOf(key, chunk), file: chunk.file }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
