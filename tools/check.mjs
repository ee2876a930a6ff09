/**
 * `npm run check`: everything that can be judged without running a test, one line a step, two steps at once.
 *   npm run check -- types lint   runs only these
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { bin, ensureInstalled, run, seconds } from './tools.mjs';

await ensureInstalled();

const steps = {
  types: [bin('tsc', 'typescript'), '--noEmit', '-p', 'tsconfig.json'],
  lint: ['--import', 'tsx', bin('oxlint'), '--deny-warnings'],
  format: [bin('prettier'), '--check', '.'],
  unused: [bin('knip')],
  contract: [bin('redocly', '@redocly/cli'), 'lint', 'openapi.yaml'],
  generated: ['tools/generate.mjs', '--check'],
  data: ['data/validate.mjs'],
  words: ['tools/check-words.mjs'],
  bundle: ['tools/check-bundle.mjs'],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

let failures = 0;

async function check(name) {
  const { code, output, ms } = await run(steps[name], {
    quiet: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds(ms).padStart(7)}`);
  // The budget prints its numbers also when they are kept.
  if (code !== 0 || name === 'bundle') console.log(output.trim().replace(/^/gm, '         '));
  if (code !== 0) failures += 1;
}

async function checkAll(waiting) {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await check(name);
}

const wanted = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name));
// It writes what the others read.
const alone = wanted.filter((name) => name === 'generated');
const together = wanted.filter((name) => name !== 'generated');
await checkAll(alone);
await Promise.all(
  availableParallelism() > 1 ? [checkAll(together), checkAll(together)] : [checkAll(together)],
);
console.log(failures === 0 ? 'All checks pass.' : `${failures} of the checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;
