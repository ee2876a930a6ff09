/** `npm run bench -- bundle`: the bytes of the production build, by when home, listings or nothing of both loads them. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { firstScreens } from '../../apps/web/build/firstPages';
import { isScript, loadedFiles } from '../loadedFiles';
import { root } from '../run';
import { formatNumber, formatTable } from './stats';

const dist = path.join(root, 'apps/web/dist');

function row(name: string, files: readonly string[]): string[] {
  const contents = files.map((file) => fs.readFileSync(path.join(dist, file)));
  const sum = (size: (content: Buffer) => number) =>
    formatNumber(contents.reduce((total, content) => total + size(content), 0));
  return [
    name,
    String(files.length),
    sum(({ length }) => length),
    sum((content) => zlib.gzipSync(content, { level: 9 }).length),
    sum((content) => zlib.brotliCompressSync(content).length),
  ];
}

for (const [html, route] of [
  ['index.html', firstScreens.home.file],
  ['listings/index.html', firstScreens.listings.file],
] as const) {
  const groups = Object.entries(loadedFiles(dist, html, route)) as [string, string[]][];
  const rows = groups.flatMap(([name, files]) => [
    row(`${name} JS`, files.filter(isScript)),
    row(
      `${name} CSS`,
      files.filter((file) => !isScript(file)),
    ),
  ]);
  console.log(`\n${formatTable([[html, 'files', 'raw', 'gzip', 'brotli'], row('HTML', [html]), ...rows])}`);
}
