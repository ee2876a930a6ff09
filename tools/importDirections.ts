/**
 * `npm run lint`: prints which folder imports which, and fails when docs/architecture.md draws other directions.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { repositoryFiles } from './repositoryFiles';
import { root } from './run';

const PAGE = 'docs/architecture.md';

interface Directions {
  /** Folders imported by product code. */
  product: Set<string>;
  /** Folders imported by tests and stories only. */
  tests: Set<string>;
}

const isTest = (file: string): boolean =>
  /\.(test|stories|browser|bench)\.|\/story[A-Z]|^apps\/web\/journeys\//.test(file);

/** A workspace, a folder of apps/web, or a folder of the root. */
function folderOf(file: string): string {
  const [first = '', second = '', third = '', ...rest] = file.split('/');
  if (first === 'apps' && second === 'web' && rest.length > 0) return [first, second, third].join('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}

function readWorkspaces(files: readonly string[]): Map<string, string> {
  const manifests = files.filter((file) => file.endsWith('/package.json'));
  return new Map(
    manifests.map((file) => {
      const { name } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as { name: string };
      return [name, path.dirname(file)];
    }),
  );
}

/** The folders that each folder imports, read from every TypeScript file. */
function readDirections(): Map<string, Directions> {
  const files = repositoryFiles();
  const workspaces = readWorkspaces(files);
  const directions = new Map<string, Directions>();
  for (const file of files.filter((each) => /\.tsx?$/.test(each) && each.includes('/'))) {
    const from = folderOf(file);
    const found = directions.get(from) ?? { product: new Set(), tests: new Set() };
    directions.set(from, found);
    const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const workspace = workspaces.get(fileName.split('/').slice(0, 2).join('/'));
      const target = fileName.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), fileName)
        : workspace;
      const to = target === undefined ? '' : folderOf(`${target}/`);
      // Files of the root are configuration.
      if (to === '' || to === from || !fs.statSync(path.join(root, to)).isDirectory()) continue;
      found[isTest(file) ? 'tests' : 'product'].add(to);
    }
  }
  for (const { product, tests } of directions.values()) for (const to of product) tests.delete(to);
  return directions;
}

/** One line of the table on the page: | `folder` | imports | imports of tests and stories only | */
function describeDirections(directions: ReadonlyMap<string, Directions>): string[] {
  const list = (names: ReadonlySet<string>) =>
    [...names]
      .sort()
      .map((name) => `\`${name}\``)
      .join(', ');
  return [...directions]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([from, { product, tests }]) => `| \`${from}\` | ${list(product)} | ${list(tests)} |`);
}

const tidy = (line: string): string => line.replace(/\s+/g, ' ').trim();

const drawn = fs
  .readFileSync(path.join(root, PAGE), 'utf8')
  .split('\n')
  .map(tidy)
  .filter((line) => /^\| `[^`]+` \|.*\|.*\|$/.test(line) && line.split('|').length === 5);
const actual = describeDirections(readDirections()).map(tidy);
console.log(['Imports between folders (product code | tests and stories only)', ...actual].join('\n'));
const undrawn = actual.filter((line) => !drawn.includes(line));
const unused = drawn.filter((line) => !actual.includes(line));
for (const line of undrawn) console.error(`${PAGE} does not draw: ${line}`);
for (const line of unused) console.error(`${PAGE} lists an import that does not exist: ${line}`);
process.exitCode = undrawn.length + unused.length > 0 ? 1 : 0;
