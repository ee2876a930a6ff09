/**
 * `npm run test:order`: takes every story twice, each time in another order that its seed fixes, and compares the two times
 * story by story: whether it passed, and the words it left on the page. Exits 1 when one of them differs or fails.
 * `npm run test:order -- apps/web/screens/Plans` takes only those files.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bin, ensureInstalled, root, run, seconds } from './tools.mjs';

const SEEDS = [11, 2026];

await ensureInstalled();
const reports = path.join(root, '.cache/order');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

/**
 * @param {number} seed
 * @returns {Promise<Map<string, { status: string, shows: string }>>} by story id
 */
async function take(seed) {
  const file = path.join(reports, `${seed}.json`);
  const { output, ms } = await run(
    [
      bin('vitest'),
      'run',
      '--project=stories',
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...process.argv.slice(2),
    ],
    // Two runs that prepare the same dependencies at once must not write into one folder.
    { env: { LOOKS: 'none', VITE_CACHE: path.join(reports, `vite-${seed}`) }, quiet: true },
  );
  if (!fs.existsSync(file)) {
    console.error(output);
    process.exit(1);
  }
  const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  console.log(`seed ${seed}: ${tests.length} stories, ${seconds(ms)}`);
  return new Map(tests.map(({ meta, status }) => [meta.storyId, { status, shows: meta.shows ?? '' }]));
}

// One browser keeps one core busy: two at once take two thirds of the time.
const [one, other] = await Promise.all(SEEDS.map(take));

/** The first line in which two texts part. */
function parting(text, otherText) {
  const lines = text.split('\n');
  const otherLines = otherText.split('\n');
  const at = lines.findIndex((line, index) => line !== otherLines[index]);
  const [left, right] = [lines[at] ?? '(nothing)', otherLines[at === -1 ? lines.length : at] ?? '(nothing)'];
  return `'${left.slice(0, 100)}' and '${right.slice(0, 100)}'`;
}

const ids = [...new Set([...one.keys(), ...other.keys()])];
const findings = ids.flatMap((id) => {
  const [first, second] = [one.get(id), other.get(id)];
  if (!first || !second) return [`${id}: taken once only`];
  if (first.status !== second.status) return [`${id}: ${first.status}, then ${second.status}`];
  if (first.status !== 'passed') return [`${id}: ${first.status} both times`];
  return first.shows === second.shows ? [] : [`${id} shows ${parting(first.shows, second.shows)}`];
});
findings.forEach((line) => console.log(line));
console.log(`${ids.length} stories in two orders, ${findings.length} differ or fail`);
process.exitCode = findings.length > 0 || ids.length === 0 ? 1 : 0;
