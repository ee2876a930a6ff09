/** `npm run bench -- floors`: builds the floor, a page with the same libraries as the app and nothing of our own. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { filesIn, isScript } from '../loadedFiles';
import { root } from '../run';

export const FLOOR = path.join(root, '.cache/bench/floor');

/** Builds the floor into FLOOR; returns the gzip bytes of its scripts. */
export async function buildFloor(): Promise<number> {
  await build({
    root: path.join(root, 'tools/bench/floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: FLOOR, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return filesIn(FLOOR)
    .filter(isScript)
    .map((file) => zlib.gzipSync(fs.readFileSync(path.join(FLOOR, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}
