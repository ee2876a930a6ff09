/**
 * `npm test`: finds or installs a Chromium, then runs every step of the table below.
 *   npm test -- packages/domain          runs only the tests of this folder or file
 *   npm test -- screens-plans--on-pro    runs only this story, or the tests with this text in their names
 *   npm test -- --shard 2/4              runs the second quarter of the tests
 *   npm test -- --merge .cache/shards    merges the reports (.cache/test) of all shards, collected in this folder
 * `npm run test:all` (--all) also runs the stories with the tag `slow` and the journeys in `*.slow.test.ts`, checks every story in
 * every display mode and every fault on every screen, and adds the other projects of vitest.config.ts and of apps/web/journeys/playwright.config.ts.
 * The last line reads `N passed, N failed`. A step that runs no tests counts as one failure when it fails.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromiumAdvice } from '../testing/chromium';
import { isUpToDate } from './isUpToDate';
import { root, seconds } from './run';
import { installChromium } from './test/chromium';
import { parseOptions } from './test/options';
import {
  addResults,
  NO_TESTS,
  readShards,
  shardFile,
  type StepResult,
  type StepResults,
} from './test/results';
import { filesOf, selectTests, testFilesIn, type Selection } from './test/selection';
import { playwrightStep } from './test/playwrightStep';
import { commandStep, runsOn, vitestStep, type Step } from './test/steps';
import { describeFailures } from './test/summary';

const started = performance.now();

function exit(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

/** Prints the error of a wrong argument without a stack. */
function parseArguments<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error), 2);
  }
}

const { isAll, shard, merge, texts } = parseArguments(() => parseOptions(process.argv.slice(2)));

const demoBuild = commandStep('demo build', ['tools/build.ts', 'demo'], { command: 'npm run build:demo' });
const build = commandStep('build', ['tools/build.ts'], {
  command: 'npm run build',
  // The checks build it on the first shard.
  only: 'other shards',
});

const steps: Step[] = [
  commandStep('checks', ['tools/check.ts'], { command: 'npm run check', only: 'first shard' }),
  vitestStep('unit and contract', 'unit'),
  vitestStep('stories', 'stories', { isSplit: true }),
  vitestStep('faults on screens', 'browser'),
  build,
  demoBuild,
  playwrightStep('journeys', 'journeys'),
  ...(isAll || merge !== null
    ? [
        playwrightStep('chunks', 'chunks'),
        vitestStep('workbench', 'workbench'),
        commandStep('stories, any order', ['tools/testOrder.ts'], {
          command: 'npm run test:order',
          only: 'last shard',
        }),
        commandStep('library', ['tools/library/main.ts'], {
          command: 'npm run test:library',
          only: 'last shard',
        }),
      ]
    : []),
  commandStep('specification', ['tools/coverage/main.ts'], {
    command: 'npm run coverage:spec',
    only: 'merge',
  }),
];

/** The steps that have selected tests, each with its files; builds that they read and that are outdated come first. */
function selectedSteps(): { step: Step; selection: Selection | null }[] {
  const { files, namePattern } = selectTests(texts, root, testFilesIn(root));
  const found = steps
    .flatMap((step) =>
      step.files ? [{ step, selection: { files: filesOf(step.files, files, root), namePattern } }] : [],
    )
    .filter(({ selection }) => selection.files.length > 0);
  if (found.length === 0) {
    const more = isAll ? '' : ' `npm run test:all --` also selects from the tests that only it runs.';
    exit(`No test file is at or contains ${texts.join(', ')}.${more}`, 1);
  }
  if (!found.some(({ step }) => step.usesBuilds)) return found;
  const outdated = [...(isUpToDate('dist') ? [] : [build]), ...(isUpToDate('dist-demo') ? [] : [demoBuild])];
  return [...outdated.map((step) => ({ step, selection: null })), ...found];
}

const reports = path.join(root, texts.length > 0 ? '.cache/test-selection' : '.cache/test');

async function prepareEnv(): Promise<Record<string, string>> {
  const chromium = await installChromium();
  if (chromium === null) {
    exit(chromiumAdvice(), 1);
  }
  console.log(`Chromium: ${chromium}`);
  return {
    CHROMIUM_PATH: chromium,
    DISPLAY_MODES: isAll ? 'all' : 'brief',
    FAULT_CELLS: isAll ? 'all' : 'some',
    SLOW_TESTS: isAll || texts.length > 0 ? 'run' : 'skip',
  };
}

const results: StepResults = {};

async function time(name: string, runStep: () => Promise<StepResult>): Promise<void> {
  console.log(`\n=== ${name}`);
  const stepStarted = performance.now();
  const result = await runStep();
  results[name] = { ms: performance.now() - stepStarted, result };
}

async function runSteps(): Promise<void> {
  const env = await prepareEnv();
  const chosen =
    texts.length > 0
      ? selectedSteps()
      : steps.filter((step) => runsOn(step, shard)).map((step) => ({ step, selection: null }));
  for (const { step, selection } of chosen)
    await time(step.name, () => step.run({ env, shard, selection, reports }));
  if (shard) fs.writeFileSync(shardFile(reports, shard), JSON.stringify(results));
}

/** Adds the results of all shards, merges their reports and compares both. */
async function mergeShards(folder: string): Promise<void> {
  const shards = parseArguments(() => readShards(folder));
  for (const step of steps) {
    if (step.only === 'merge')
      await time(step.name, () => step.run({ env: {}, shard: null, selection: null, reports }));
    const ofShards = shards.flatMap((shardResults) => shardResults[step.name] ?? []);
    if (ofShards.length === 0) continue;
    const result = ofShards.map((one) => one.result).reduce(addResults);
    const merged = await step.merge?.(folder, reports);
    if (merged && merged.passed !== result.passed) {
      console.error(
        `${step.name}: ${result.passed} tests passed, but the merged report has ${merged.passed}.`,
      );
      result.failed += 1;
    }
    results[step.name] = { ms: Math.max(...ofShards.map(({ ms }) => ms)), result };
  }
}

fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });
await (merge === null ? runSteps() : mergeShards(path.resolve(root, merge)));

console.log('');
for (const { name, files } of steps) {
  const stepResult = results[name];
  if (!stepResult) continue;
  const { passed, failed, skipped } = stepResult.result;
  const counts = files ? `${passed} of ${passed + failed + skipped} tests` : '';
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(20)} ${seconds(stepResult.ms).padStart(8)}  ${counts}`,
  );
}
console.log(`       ${'all'.padEnd(20)} ${seconds(performance.now() - started).padStart(8)}\n`);

const failedSteps = steps.filter(({ name }) => (results[name]?.result.failed ?? 0) > 0);
for (const { name, command } of failedSteps) {
  console.log(`Failed in ${name}. To run only this:`);
  const { failures } = results[name]?.result ?? NO_TESTS;
  for (const line of describeFailures(failures, command, isAll)) console.log(line);
  console.log('');
}
const { passed, failed, skipped } = Object.values(results)
  .map(({ result }) => result)
  .reduce(addResults, NO_TESTS);
if (passed + failed === 0 && !shard) exit(`No test name contains ${texts.join(', ')}.`, 1);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
