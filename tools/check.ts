/**
 * `npm run check`: every check that runs no tests, two at a time, with one line each.
 *   npm run check -- types lint   runs only these
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { bin, run, script, seconds } from './run';

const checks = new Map([
  ['types', [bin('tsc', 'typescript'), '-p', 'tsconfig.json']],
  ['lint', ['--import', 'tsx', bin('oxlint'), '--deny-warnings']],
  ['styles', [bin('stylelint'), '{packages/ui,apps}/**/*.{ts,tsx}']],
  ['format', [bin('prettier'), '--check', '.', '--cache', '--cache-location=.cache/prettier']],
  ['unused', [bin('knip'), '--cache', '--cache-location=.cache/knip']],
  ['contract', [bin('redocly', '@redocly/cli'), 'lint', 'openapi.yaml']],
  ['generated', script('tools/generate.ts', '--check')],
  ['data', script('tools/checkData.ts')],
  ['text', script('tools/checkText.ts')],
  ['stories', script('tools/checkStories.ts')],
  ['bundle', script('tools/checkBundle.ts')],
]);

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !checks.has(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. The checks are ${[...checks.keys()].join(', ')}.`);
  process.exit(2);
}

let failures = 0;

async function check(name: string, args: readonly string[]) {
  const { code, output, ms } = await run(args, {
    quiet: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds(ms).padStart(7)}`);
  // The bundle's sizes are printed also when it passes.
  if (code !== 0 || name === 'bundle') console.log(output.trim().replace(/^/gm, '         '));
  if (code !== 0) failures += 1;
}

const queue = [...checks].filter(([name]) => requested.length === 0 || requested.includes(name));

async function checkQueue() {
  for (let next = queue.shift(); next; next = queue.shift()) await check(...next);
}

// Runs before the others, because it writes files that they read.
const generated = queue.findIndex(([name]) => name === 'generated');
if (generated !== -1) for (const entry of queue.splice(generated, 1)) await check(...entry);
await Promise.all(availableParallelism() > 1 ? [checkQueue(), checkQueue()] : [checkQueue()]);
console.log(
  failures === 0 ? 'All checks passed.' : `${failures} ${failures === 1 ? 'check' : 'checks'} failed.`,
);
process.exitCode = failures === 0 ? 0 : 1;
