/**
 * `npm run bench`: search, typing, photo processing, the sizes of the production build and cold visits of its pages
 * (tools/bench/README.md). `-- --json out.json` writes the figures of the visits.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, run, runProgram, script } from './run';

const isBuilt = fs.existsSync(path.join(root, 'apps/web/dist/index.html'));
const areFloorsBuilt = fs.existsSync(path.join(root, 'tools/bench/floors/out/stack'));
if (!areFloorsBuilt) {
  const { code } = await runProgram('npm', ['run', 'bench:floors']);
  if (code !== 0) process.exit(code);
}
const steps = [
  script('tools/bench/search.bench.ts'),
  ...(isBuilt ? [] : [script('tools/build.ts')]),
  script('tools/bench/typing.bench.ts'),
  script('tools/bench/photos.bench.ts'),
  script('tools/bench/bundleSize.ts'),
  script('tools/checkBundle.ts'),
  script('tools/bench/pages.bench.ts', ...process.argv.slice(2)),
];
for (const args of steps) {
  const { code } = await run(args);
  if (code !== 0) process.exit(code);
}
