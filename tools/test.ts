/**
 * `npm test`: finds or installs a Chromium, then runs every step of the table below.
 * `npm run test:all` (--all) checks every story in every display mode and every fault on every screen, and adds the other
 * projects of vitest.config.ts and of apps/web/journeys/playwright.config.ts.
 * The last line reads `N passed, N failed`. A step that runs no tests counts as one failure when it fails.
 */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from '../testing/chromium';
import { readPlaywrightReport } from './playwrightReport';
import { bin, root, run, runProgram, script, seconds } from './run';
import { readReport, testsIn } from './vitestReport';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const started = performance.now();
const isAll = process.argv.includes('--all');

/** Returns the path of a Chromium, and installs one when there is none. */
async function installChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  console.log('Chromium was not found. Trying Playwright, then the system packages.');
  // Only root can install the system libraries that Chromium needs.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const quiet = { quiet: true };
  const attempts = [
    ...(isRoot ? [() => run([bin('playwright'), 'install', '--with-deps', 'chromium'], quiet)] : []),
    () => run([bin('playwright'), 'install', 'chromium'], quiet),
    ...(isRoot
      ? [() => runProgram('sh', ['-c', 'apt-get update -q && apt-get install -q -y chromium'], quiet)]
      : []),
  ];
  for (const attempt of attempts) {
    await attempt();
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  return null;
}

const chromium = await installChromium();
if (chromium === null) {
  console.error(
    'Chromium could not be installed: install it, or set CHROMIUM_PATH to it, and run `npm test` again.',
  );
  process.exit(1);
}
const env = { CHROMIUM_PATH: chromium };
console.log(`Chromium: ${chromium}`);

const reports = path.join(root, '.cache/test');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

/** Counts stories that passed without the checks that apply to every story (.storybook/vitest.setup.ts). */
function countUnchecked(report: ReturnType<typeof readReport>): number {
  const unchecked = testsIn(report).filter(
    ({ status, meta }) => status === 'passed' && meta.isJudged !== true,
  );
  for (const { fullName } of unchecked)
    console.error(`The checks of every story did not run for: ${fullName}`);
  return unchecked.length;
}

/** Runs a vitest project, or a shard of it ('1/2'). */
async function vitest(project: string, shard?: string): Promise<Counts> {
  const name = shard ? `${project}-${shard.replace('/', '-of-')}` : project;
  const file = path.join(reports, `${name}.json`);
  const { code, output } = await run(
    [
      bin('vitest'),
      'run',
      '--project',
      project,
      // A story without a committed snapshot fails instead of writing one.
      '--update=none',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    {
      env: {
        ...env,
        DISPLAY_MODES: isAll ? 'all' : 'brief',
        FAULT_CELLS: isAll ? 'all' : 'some',
        // Each shard pre-bundles dependencies into its own folder.
        ...(shard && { VITE_CACHE: path.join(reports, `vite-${name}`) }),
      },
      quiet: Boolean(shard),
    },
  );
  if (output) console.log(output);
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  if (fs.existsSync(file)) {
    const report = readReport(file);
    counts.passed = report.numPassedTests;
    counts.failed = report.numFailedTests + (project === 'stories' ? countUnchecked(report) : 0);
    counts.skipped = report.numPendingTests + report.numTodoTests;
  }
  // An error outside of a test, a file that does not load, or no report.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Runs a project of apps/web/journeys/playwright.config.ts. */
async function playwright(project: string): Promise<Counts> {
  const file = path.join(reports, `${project}.json`);
  const { code } = await run(
    [bin('playwright', '@playwright/test'), 'test', '--config=apps/web/journeys', `--project=${project}`],
    {
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(root, '.cache', project, 'report'),
      },
    },
  );
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  if (fs.existsSync(file)) {
    const { expected, unexpected, flaky, skipped } = readPlaywrightReport(file).stats;
    Object.assign(counts, { passed: expected + flaky, failed: unexpected, skipped });
  }
  // An error outside of a test, a file that does not load, or no report.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** One browser uses one core: with two cores, two shards at once take two thirds of the time or less. */
async function inShards(project: string): Promise<Counts> {
  const shards = availableParallelism() > 1 ? ['1/2', '2/2'] : [undefined];
  const counts = await Promise.all(shards.map((shard) => vitest(project, shard)));
  return counts.reduce(add);
}

/** Runs a command that counts no tests. */
async function command(file: string, ...args: string[]): Promise<Counts> {
  const { code } = await run(script(file, ...args), { env });
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

const steps: [name: string, run: () => Promise<Counts>][] = [
  ['checks', () => command('tools/check.ts')],
  ['unit and contract', () => vitest('unit')],
  ['stories', () => inShards('stories')],
  ['faults on screens', () => vitest('browser')],
  ['demo build', () => command('tools/build.ts', 'demo')],
  ['journeys', () => playwright('journeys')],
  ['specification', () => command('tools/coverage/main.ts')],
];
if (isAll) {
  steps.push(
    ['chunks', () => playwright('chunks')],
    ['workbench', () => vitest('workbench')],
    ['stories, any order', () => command('tools/testOrder.ts')],
  );
}

const results: { name: string; ms: number; counts: Counts }[] = [];
for (const [name, runStep] of steps) {
  console.log(`\n=== ${name}`);
  const stepStarted = performance.now();
  const counts = await runStep();
  results.push({ name, ms: performance.now() - stepStarted, counts });
}

console.log('');
for (const { name, ms, counts } of results) {
  const { passed, failed, skipped } = counts;
  const total = passed + failed + skipped;
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(20)} ${seconds(ms).padStart(8)}  ${total > 1 ? `${passed} of ${total} tests` : ''}`,
  );
}
console.log(`       ${'all'.padEnd(20)} ${seconds(performance.now() - started).padStart(8)}\n`);
const { passed, failed, skipped } = results.map(({ counts }) => counts).reduce(add);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
