import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles';
import { root } from './run';

const product = repositoryFiles().filter(
  (file) =>
    /^packages\/[\w-]+\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\/story[A-Z]|\.d\.ts$/.test(file),
);
const packages = [...new Set(product.map((file) => file.split('/').slice(0, 2).join('/')))];

/** The folder of a file inside its package: `packages/domain/money`; null for a file beside the folders. */
const folderOf = (file: string): string | null => {
  const names = file.split('/');
  return names.length > 3 ? names.slice(0, 3).join('/') : null;
};

/** The folders of a package that each of its folders imports, types included. */
function importedFolders(files: readonly string[]): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file);
    if (from === null) continue;
    const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'));
    for (const { fileName } of importedFiles.filter((one) => one.fileName.startsWith('.'))) {
      const to = folderOf(`${path.posix.join(path.dirname(file), fileName)}/`);
      if (to === null || to === from) continue;
      imported.set(from, (imported.get(from) ?? new Set()).add(to));
    }
  }
  return imported;
}

/** One circle of folders, as `a -> b -> a`; empty without one. */
function findCircle(imported: ReadonlyMap<string, ReadonlySet<string>>): string {
  const finished = new Set<string>();
  const visit = (folder: string, above: readonly string[]): string => {
    if (above.includes(folder)) return [...above.slice(above.indexOf(folder)), folder].join(' -> ');
    if (finished.has(folder)) return '';
    for (const next of imported.get(folder) ?? []) {
      const circle = visit(next, [...above, folder]);
      if (circle !== '') return circle;
    }
    finished.add(folder);
    return '';
  };
  return [...imported.keys()].map((folder) => visit(folder, [])).find((circle) => circle !== '') ?? '';
}

describe('the folders of a package', () => {
  it.each(packages)('%s has none that import each other in a circle', (one) => {
    expect(findCircle(importedFolders(product.filter((file) => file.startsWith(`${one}/`))))).toBe('');
  });

  it('a circle is named by its folders', () => {
    const imported = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(findCircle(imported)).toBe('b -> c -> b');
    expect(findCircle(new Map([['a', new Set(['b'])]]))).toBe('');
  });
});
