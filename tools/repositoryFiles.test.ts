import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repositoryFiles } from './repositoryFiles';

it('lists the files of a folder without .git, but not those that .gitignore names', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-files-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(
    path.join(folder, '.gitignore'),
    '# built\nnode_modules/\n/site/\n*.tsbuildinfo\n.DS_Store\n',
  );
  const files = [
    'README.md',
    'packages/ui/index.ts',
    'docs/site/index.md',
    'site.ts',
    'site/index.html',
    'a.tsbuildinfo',
    'packages/ui/node_modules/react/index.js',
    'packages/.DS_Store',
    'other/.git/HEAD',
    'other/index.ts',
    '.git/HEAD',
  ];
  for (const file of files) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  expect(repositoryFiles(folder).toSorted()).toEqual([
    '.gitignore',
    'README.md',
    'docs/site/index.md',
    'packages/ui/index.ts',
    'site.ts',
  ]);
});
