/**
 * `npm run bench`: milliseconds a query at 1,000, 10,000 and 100,000 listings beside a price-only column scan of the same run,
 * then what a key in the search box takes at 10,000 listings, what the main thread works while photos are made ready for
 * sending, and the bytes of the production build. Arguments go to tools/bench/search.bench.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bin, ensureInstalled, root, run } from './tools.mjs';

await ensureInstalled();

const steps = [
  ['--expose-gc', bin('tsx'), 'tools/bench/search.bench.ts', ...process.argv.slice(2)],
  ...(fs.existsSync(path.join(root, 'apps/web/dist/index.html')) ? [] : [['tools/build.mjs']]),
  [bin('tsx'), 'tools/bench/typing.bench.ts'],
  [bin('tsx'), 'tools/bench/photos.bench.ts'],
  ['tools/bench/bundle-size.mjs', 'apps/web/dist'],
  ['tools/check-bundle.mjs'],
];
for (const args of steps) {
  const { code } = await run(args);
  if (code !== 0) process.exit(code);
}
