/**
 * `npm run bench`: every benchmark (tools/bench/README.md). Builds the app if it is not built.
 *   npm run bench -- pages --rounds 1   runs only one: floors, search, bundle or pages
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildFloor } from './bench/buildFloor';
import { root, run, script, seconds } from './run';

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<{ code: number }>>> = {
  floors: async () => {
    console.log(`React and the libraries of the app: ${await buildFloor()} B gzip`);
    return { code: 0 };
  },
  search: () => run(script('tools/bench/search.bench.ts')),
  bundle: () => run(script('tools/checkBundle.ts')),
  pages: (args) => run(script('tools/bench/pages.bench.ts', ...args)),
};

const [name, ...args] = process.argv.slice(2);
const selected = name === undefined ? Object.keys(benches) : [name];
if (name !== undefined && !(name in benches)) {
  console.error(`Unknown benchmark: ${name}. They are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
if (selected.includes('pages') && !fs.existsSync(path.join(root, 'apps/web/dist/index.html'))) {
  const { code } = await run(script('tools/build.ts'));
  if (code !== 0) process.exit(code);
}
for (const each of selected) {
  console.log(`\n# ${each}`);
  const start = performance.now();
  const result = await benches[each]?.(args);
  console.log(`\nTook ${seconds(performance.now() - start)}`);
  if (result?.code !== 0) {
    console.error(`Failed: ${each}`);
    process.exitCode = 1;
  }
}
