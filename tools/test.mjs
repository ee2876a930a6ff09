/**
 * `npm test`: installs what is missing, finds or gets a Chromium, and runs every part of the table below.
 * `npm run test:all` (--all) looks at every story in every look, tries every fault on every screen, and adds every further
 * project of vitest.config.ts.
 * The closing line reads `N passed, N failed`: tests of the parts that count tests, and one failure for any other part that fails.
 */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from '../testing/chromium.mjs';
import { bin, ensureInstalled, root, run, runProgram, seconds } from './tools.mjs';

const began = performance.now();
/** Every look at every story, every cell of the fault grid, and every further project. */
const isWhole = process.argv.includes('--all');
await ensureInstalled();

async function chromium() {
  if (findChromium()) return findChromium();
  console.log('No Chromium found: trying Playwright, then the system packages.');
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const quiet = { quiet: true };
  const ways = [
    // The libraries a bare system lacks can only be installed as root.
    ...(isRoot ? [() => run([bin('playwright'), 'install', '--with-deps', 'chromium'], quiet)] : []),
    () => run([bin('playwright'), 'install', 'chromium'], quiet),
    ...(isRoot
      ? [() => runProgram('sh', ['-c', 'apt-get update -q && apt-get install -q -y chromium'], quiet)]
      : []),
  ];
  for (const way of ways) {
    await way();
    if (findChromium()) return findChromium();
  }
  return null;
}

const browser = await chromium();
if (!browser) {
  console.error('No Chromium: install one (or set CHROMIUM_PATH to its program) and run `npm test` again.');
  process.exit(1);
}
const env = { CHROMIUM_PATH: browser };
console.log(`Chromium: ${browser}`);

const reports = path.join(root, '.cache/test');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** Stories that passed without the checks of every story (.storybook/vitest.setup.ts): each counts as a failure. */
function countUnjudged({ testResults }) {
  const unjudged = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, meta }) => status === 'passed' && meta.isJudged !== true);
  for (const { fullName } of unjudged)
    console.error(`Not looked at by the checks of every story: ${fullName}`);
  return unjudged.length;
}

/**
 * Runs a project, or a shard of it ('1/2').
 * @returns {Promise<Count>}
 */
async function vitest(project, shard) {
  const name = shard ? `${project}-${shard.replace('/', '-of-')}` : project;
  const file = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A story without a tree that is kept fails: tests that are only run write nothing.
  const args = ['run', '--project', project, '--update=none', ...reporters];
  const { code, output } = await run(
    [bin('vitest'), ...args, ...(shard ? [`--shard=${shard}`] : [])],
    // Two shards that prepare the same dependencies at once must not write into one folder.
    {
      env: {
        ...env,
        LOOKS: isWhole ? 'all' : 'brief',
        CELLS: isWhole ? 'all' : 'some',
        ...(shard && { VITE_CACHE: path.join(reports, `vite-${name}`) }),
      },
      quiet: Boolean(shard),
    },
  );
  if (output) console.log(output);
  const count = { passed: 0, failed: 0, skipped: 0 };
  if (fs.existsSync(file)) {
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    count.passed = report.numPassedTests;
    count.failed = report.numFailedTests;
    count.skipped = report.numPendingTests + report.numTodoTests;
    count.failed += project === 'stories' ? countUnjudged(report) : 0;
  }
  // An error outside any test, a file that does not load, or no report at all.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * One browser keeps one core busy: with two cores, two shards at once take two thirds of the time or less.
 * @returns {Promise<Count>}
 */
async function inShards(project) {
  const shards = availableParallelism() > 1 ? ['1/2', '2/2'] : [undefined];
  const counts = await Promise.all(shards.map((shard) => vitest(project, shard)));
  return counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }));
}

/** @returns {Promise<Count>} */
async function command(...args) {
  const { code } = await run(args, { env });
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

const parts = [
  ['checks', () => command('tools/check.mjs')],
  ['unit and contract', () => vitest('unit')],
  ['stories', () => inShards('stories')],
  ['faults on screens', () => vitest('browser')],
  ['demo build', () => command('tools/build.mjs', 'demo')],
  ['journeys', () => inShards('journeys')],
  ['specification', () => command(bin('tsx'), 'tools/coverage/main.ts')],
];

if (isWhole) {
  const { loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts', root);
  const names = loaded.config.test.projects.map((project) => project.test.name);
  const further = names.filter((name) => !['unit', 'stories', 'browser', 'journeys'].includes(name));
  parts.push(...further.map((name) => [name, () => vitest(name)]));
  parts.push(['stories, any order', () => command('tools/order.mjs')]);
}

const rows = [];
for (const [name, part] of parts) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const count = await part();
  rows.push({ name, ms: performance.now() - started, ...count });
}

console.log('');
for (const { name, ms, passed, failed, skipped } of rows) {
  const tests = passed + failed + skipped > 1 ? `${passed} of ${passed + failed + skipped} tests` : '';
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(20)} ${seconds(ms).padStart(8)}  ${tests}`);
}
console.log(`       ${'all'.padEnd(20)} ${seconds(performance.now() - began).padStart(8)}\n`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
