/**
 * `npm run bench`: every benchmark (tools/bench/README.md), with the time that each takes. Builds what is missing.
 * `-- --json out.json` writes the figures of the pages, interactions and the workbench; `-- --rounds 1` is quicker.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root, run, runProgram, script, seconds } from './run';

const { values } = parseArgs({ options: { json: { type: 'string' }, rounds: { type: 'string' } } });
if (values.json !== undefined) fs.rmSync(values.json, { force: true });
const json = values.json === undefined ? [] : ['--json', values.json];
const rounds = values.rounds === undefined ? [] : ['--rounds', values.rounds];
const isBuilt = (folder: string) => fs.existsSync(path.join(root, folder));
const bench = (name: string, ...args: readonly string[]) => run(script(`tools/bench/${name}.ts`, ...args));

type Step = readonly [name: string, start: () => ReturnType<typeof run>];

const steps: readonly Step[] = [
  ...(isBuilt('tools/bench/floors/out/stack')
    ? []
    : [['floors', () => runProgram('npm', ['run', 'bench:floors'])] as const]),
  ...(isBuilt('apps/web/dist/index.html') ? [] : [['build', () => run(script('tools/build.ts'))] as const]),
  ['search', () => bench('search.bench')],
  ['photos', () => bench('photos.bench')],
  ['bundle', () => bench('bundleSize')],
  ['bundle budget', () => run(script('tools/checkBundle.ts'))],
  ['pages', () => bench('pages.bench', ...rounds, ...json)],
  ['interactions', () => bench('interactions.bench', ...rounds, ...json)],
  ['scale', () => run(['--expose-gc', ...script('tools/bench/scale.bench.ts'), ...rounds])],
  ['workbench', () => bench('storybook.bench', ...json)],
];

const times: string[] = [];
const failed: string[] = [];
for (const [name, start] of steps) {
  console.log(`\n# ${name}`);
  const { code, ms } = await start();
  times.push(`${name} ${seconds(ms)}`);
  if (code !== 0) failed.push(name);
}
console.log(`\nTook: ${times.join(', ')}`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
