/**
 * Prints the sizes of the production build in bytes: what a page loads first, what a route adds to it, and the rest.
 *   npx tsx tools/bench/bundleSize.ts [--html listings/index.html] [--route screens/Listings/Listings.tsx] [--list]
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { isScript, loadedFiles } from '../loadedFiles';
import { root } from '../run';
import { formatNumber, formatTable } from './stats';

const { values } = parseArgs({
  options: {
    html: { type: 'string', default: 'index.html' },
    route: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

const dist = path.join(root, 'apps/web/dist');
if (!fs.existsSync(path.join(dist, values.html))) {
  console.error(`apps/web/dist/${values.html} was not found: run \`npm run build\`.`);
  process.exit(1);
}
const groups = loadedFiles(dist, values.html, values.route);

interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

function sizeOf(file: string): Size {
  const content = fs.readFileSync(path.join(dist, file));
  return {
    raw: content.length,
    gzip: zlib.gzipSync(content, { level: 9 }).length,
    // Its default is the highest quality.
    brotli: zlib.brotliCompressSync(content).length,
  };
}

const sizes = new Map(
  [values.html, ...Object.values(groups).flat()].map((file) => [file, sizeOf(file)] as const),
);

function row(name: string, files: readonly string[], label = String(files.length)): string[] {
  const sum = (key: keyof Size) => files.reduce((total, file) => total + (sizes.get(file)?.[key] ?? 0), 0);
  return [name, label, ...(['raw', 'gzip', 'brotli'] as const).map((key) => formatNumber(sum(key)))];
}

console.log(
  formatTable([
    ['', 'files', 'raw', 'gzip', 'brotli'],
    row('HTML', [values.html]),
    ...Object.entries(groups).flatMap(([name, files]: [string, readonly string[]]) => [
      row(`${name} JS`, files.filter(isScript)),
      row(
        `${name} CSS`,
        files.filter((file) => !isScript(file)),
      ),
    ]),
  ]),
);
if (values.list) {
  const rows = Object.entries(groups).flatMap(([name, files]: [string, readonly string[]]) =>
    files
      .toSorted((a, b) => (sizes.get(b)?.gzip ?? 0) - (sizes.get(a)?.gzip ?? 0))
      .map((file) => row(file, [file], name)),
  );
  console.log(`\n${formatTable([['file', 'loaded', 'raw', 'gzip', 'brotli'], ...rows])}`);
}
