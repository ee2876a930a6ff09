/**
 * `npm run bench`: search, typing, photo processing and the sizes of the production build (tools/bench/README.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, run, script } from './run';

const isBuilt = fs.existsSync(path.join(root, 'apps/web/dist/index.html'));
const steps = [
  script('tools/bench/search.bench.ts'),
  ...(isBuilt ? [] : [script('tools/build.ts')]),
  script('tools/bench/typing.bench.ts'),
  script('tools/bench/photos.bench.ts'),
  script('tools/bench/bundleSize.ts'),
  script('tools/checkBundle.ts'),
];
for (const args of steps) {
  const { code } = await run(args);
  if (code !== 0) process.exit(code);
}
