/**
 * `npm test`: finds or installs a Chromium, runs the checks, Vitest and Playwright, and adds up their reports.
 *   npm test -- packages/domain         runs only the tests and stories of this folder or file
 *   npm test -- screens-plans--on-pro   runs only this story, or the tests with this text in their names
 *   npm test -- --shard 2/4             runs the second quarter of the stories and journeys; the first shard runs all else
 * `npm run test:all` (--all) also runs the slow stories and journeys, checks every story in every display mode and every
 * fault on every screen, and tests the lazy chunks, the built Storybook, the packages and the screenshots.
 * The last line reads `N passed, N failed`.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CHROMIUM_ADVICE } from '../testing/chromium';
import { OTHER_API } from '../testing/journeys/otherApi';
import { bin, root, run, script, seconds } from './run';
import { installChromium } from './test/installChromium';
import { describeFailures, readResults, type Results } from './test/results';
import { selectTests } from './test/selection';

interface Part {
  name: string;
  args: readonly string[];
  /** What runs it alone. */
  command: string;
  /** Its JSON report; null if it runs no tests. */
  report: string | null;
  env?: Readonly<Record<string, string>>;
}

function exit(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string', default: '1/1' } },
});
const [index = 0, count = 0] = values.shard.split('/').map(Number);
if (!(index >= 1 && index <= count)) exit(`--shard ${values.shard} is not valid. Use --shard 1/4 to 4/4.`, 2);
const isSelection = positionals.length > 0;
const reports = path.join(root, '.cache', isSelection ? 'test-selection' : 'test');
const reportFile = (name: string) => path.join(reports, `${name}.json`);
const errorsFile = (name: string) => path.join(reports, `${name}-errors.txt`);

const command = (name: string, args: readonly string[], alone: string): Part => ({
  name,
  args,
  command: alone,
  report: null,
});
const build = command('build', script('tools/build.ts', '--logLevel=warn'), 'npm run build');
const demoBuild = command(
  'demo build',
  script('tools/build.ts', 'demo', '--logLevel=warn'),
  'npm run build -- demo',
);
const otherApiBuild: Part = {
  ...command(
    'other API build',
    script('tools/build.ts', '--outDir', OTHER_API.folder, '--logLevel=warn'),
    `npm run build -- --outDir ${OTHER_API.folder} (with VITE_API_BASE_URL=${OTHER_API.url})`,
  ),
  env: { VITE_API_BASE_URL: OTHER_API.url },
};

const vitest = (name: string, projects: readonly string[], ...args: string[]): Part => ({
  name,
  args: [
    bin('vitest'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    // A story without a committed snapshot fails instead of writing one.
    '--update=none',
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
    `--reporter=${path.join(import.meta.dirname, 'test/uncaughtErrors.ts')}`,
    ...args,
  ],
  command: `npx vitest run --project ${projects.join(' --project ')}`,
  report: reportFile(name),
});

const journeys = (...args: string[]): Part => ({
  name: 'journeys',
  args: [bin('playwright', '@playwright/test'), 'test', ...args],
  command: 'npx playwright test',
  report: reportFile(count === 1 ? 'journeys' : `journeys-${index}-of-${count}`),
});

function wholeRun(): Part[] {
  const name = count === 1 ? 'stories' : `stories-${index}-of-${count}`;
  const stories = vitest(name, ['stories'], `--shard=${index}/${count}`);
  const browser = journeys(`--shard=${index}/${count}`);
  if (index > 1) return [stories, build, demoBuild, otherApiBuild, browser];
  const more = [
    {
      ...vitest('translated', ['stories']),
      command: 'npx vitest run --project stories (with TESTS=translated)',
      env: { TESTS: 'translated' },
    },
    vitest('workbench', ['workbench']),
    command('library', script('tools/library/main.ts'), 'npm run test:library'),
    command('screenshots', script('tools/visual/main.ts'), 'npm run test:visual'),
  ];
  return [
    // Also makes the production build, which journeys use.
    command('checks', script('tools/check.ts'), 'npm run check'),
    vitest('unit', ['unit', 'browser']),
    stories,
    demoBuild,
    otherApiBuild,
    browser,
    ...(values.all ? more : []),
    // With shards, the other reports are elsewhere.
    ...(count > 1
      ? []
      : [command('specification', script('tools/coverage/main.ts'), 'npm run coverage:spec')]),
  ];
}

function selectedRun(): Part[] {
  const selected = selectTests(positionals, root);
  const { pattern } = selected;
  const name = (option: string) => (pattern === null ? [] : [option, pattern]);
  const { projects, files } = selected.vitest;
  const tests = vitest('tests', projects, '--passWithNoTests', ...name('-t'), ...files);
  const browser = journeys('--pass-with-no-tests', ...name('--grep'), ...selected.journeys);
  return [
    ...(files.length > 0 ? [tests] : []),
    ...(selected.journeys.length > 0 ? [build, demoBuild, otherApiBuild, browser] : []),
  ];
}

const parts = isSelection ? selectedRun() : wholeRun();
if (parts.length === 0) exit(`No test file is at ${positionals.join(', ')}.`, 1);
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });
const chromium = (await installChromium()) ?? exit(CHROMIUM_ADVICE, 1);

const finished: { part: Part; ms: number; results: Results }[] = [];
for (const part of parts) {
  console.log(`\n=== ${part.name}`);
  const { code, ms } = await run(part.args, {
    env: {
      CHROMIUM_PATH: chromium,
      ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
      TESTS: values.all || isSelection ? 'full' : 'brief',
      ...(part.report !== null && { PLAYWRIGHT_JSON_OUTPUT_FILE: part.report }),
      UNCAUGHT_ERRORS: errorsFile(part.name),
      ...part.env,
    },
  });
  finished.push({ part, ms, results: readResults(part.report, code, { isSelection }) });
}

console.log('');
for (const { part, ms, results } of finished) {
  const tests = part.report === null ? '' : `  ${results.passed} passed`;
  const state = results.failed > 0 ? 'FAILED' : 'ok    ';
  console.log(`${state} ${part.name.padEnd(16)} ${seconds(ms).padStart(8)}${tests}`);
}
for (const { part, results } of finished)
  if (results.failed > 0) {
    console.log(`\nFailed in ${part.name}:`);
    if (fs.existsSync(errorsFile(part.name))) console.log(fs.readFileSync(errorsFile(part.name), 'utf8'));
    console.log(describeFailures(results.failures, part.command).join('\n'));
  }

const total = (key: 'passed' | 'failed' | 'skipped') =>
  finished.reduce((sum, { results }) => sum + results[key], 0);
const hasRun = total('passed') + total('failed') > 0;
if (!hasRun) console.error(`No test name contains ${positionals.join(', ')}.`);
// What was not selected is not worth a number.
const skipped = isSelection || total('skipped') === 0 ? '' : `, ${total('skipped')} skipped`;
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = hasRun && total('failed') === 0 ? 0 : 1;
