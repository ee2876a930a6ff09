/**
 * Compares our Storybook with one of 30 empty stories and the same addons: the build, the tests of a fixed sample of stories,
 * and the JavaScript that the preview loads before a story is selected. Exits 1 when that JavaScript is more than 1.5 times as
 * large. Measures when the catalogue and stories on the mock backend are usable, too.
 *   npm run bench:storybook              builds and tests
 *   npm run bench:storybook -- --built   uses both Storybooks of the last run; --json out.json writes the figures
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findChromium, launchChromium } from '../../testing/chromium';
import { bin, root, run } from '../run';
import { readReport, testsIn } from '../vitestReport';
import { writeFigures } from './figures';
import { formatNumber, formatTable } from './stats';
import { workbenchTimes } from './workbenchTimes';
import { writeEmptyStorybook } from './emptyStorybook';
import { previewWeight } from './previewWeight';

/** The largest ratio of the preview's first JavaScript, raw and gzip. */
const LIMIT = 1.5;
const EMPTY_STORIES = 30;

/** Every layer, stories with and without a play function. */
const SAMPLE = [
  'packages/ui/primitives/Badge',
  'packages/ui/primitives/RadioGroup',
  'packages/ui/fields/TextField',
  'packages/ui/cards/ContactButtons',
  'packages/ui/panels/MoveInCost',
  'packages/ui/dialogs/LoginRequired',
  'apps/web/screens/About',
  'apps/web/screens/Favorites',
];

const work = path.join(root, '.cache/bench/storybook');
const empty = path.join(work, 'empty');
const built = { empty: path.join(work, 'empty-built'), ours: path.join(work, 'ours-built') };

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, json: { type: 'string' } },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function timed(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const { code, output, ms } = await run([...args], { quiet: true, env });
  if (code !== 0) fail(output);
  return ms;
}

const build = (config: string, to: string) =>
  timed([
    bin('storybook'),
    'build',
    '--config-dir',
    config,
    '--output-dir',
    to,
    '--stats-json',
    '--disable-telemetry',
    '--quiet',
  ]);

function countStories(folder: string): number {
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story').length;
}

interface TestRun {
  stories: number;
  /** ms of the whole command. */
  wall: number;
  /** ms of the tests alone. */
  inTests: number;
}

function timesIn(report: string): Pick<TestRun, 'stories' | 'inTests'> {
  const tests = testsIn(readReport(report));
  return {
    stories: tests.length,
    inTests: tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  };
}

async function test(args: readonly string[]): Promise<TestRun> {
  const file = path.join(work, 'report.json');
  const wall = await timed([bin('vitest'), 'run', ...args, '--reporter=json', `--outputFile.json=${file}`], {
    DISPLAY_MODES: 'brief',
    CHROMIUM_PATH: findChromium() ?? '',
  });
  return { wall, ...timesIn(file) };
}

/** The story tests of the last `npm test`, if there was one. */
function readLastTestRun(): Pick<TestRun, 'stories' | 'inTests'> | null {
  const folder = path.join(root, '.cache/test');
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => /^stories.*\.json$/.test(name))
    : [];
  if (files.length === 0) return null;
  const shards = files.map((name) => timesIn(path.join(folder, name)));
  return {
    stories: shards.reduce((sum, { stories }) => sum + stories, 0),
    inTests: shards.reduce((sum, { inTests }) => sum + inTests, 0),
  };
}

const rows: string[] = [];
const comparisons: { name: string; unit: string; ours: number; empty: number }[] = [];

function compare(name: string, ours: number, bare: number, unit = '', digits = 0): void {
  comparisons.push({ name, unit, ours, empty: bare });
  const format = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`.padStart(11);
  rows.push(`${name.padEnd(27)}${format(ours)}${format(bare)}   x ${(ours / bare).toFixed(2)}`);
}

async function compareBuilds(): Promise<void> {
  // The first build warms up the disk cache.
  await build(path.join(empty, '.storybook'), built.empty);
  const bare = await build(path.join(empty, '.storybook'), built.empty);
  const ours = await build(path.join(root, '.storybook'), built.ours);
  const stories = { empty: countStories(built.empty), ours: countStories(built.ours) };
  compare('stories built', stories.ours, stories.empty);
  compare('build', ours / 1000, bare / 1000, 's', 1);
  compare('build per story', ours / stories.ours, bare / stories.empty, 'ms');
}

async function compareTests(): Promise<void> {
  const bare = await test(['--root', empty]);
  const ours = await test(['--project', 'stories', ...SAMPLE]);
  const all = readLastTestRun();
  const perStory = ({ inTests, stories }: Pick<TestRun, 'inTests' | 'stories'>) => inTests / stories;
  compare('stories tested', ours.stories, bare.stories);
  compare('test per story, with start', ours.wall / ours.stories, bare.wall / bare.stories, 'ms');
  compare('test per story', perStory(ours), perStory(bare), 'ms');
  if (all) compare(`test per story, all ${all.stories}`, perStory(all), perStory(bare), 'ms');
}

writeEmptyStorybook(empty, EMPTY_STORIES, findChromium());
if (!values.built) {
  await compareBuilds();
  await compareTests();
}

const browser = await launchChromium();
const bare = await previewWeight(browser, built.empty);
const ours = await previewWeight(browser, built.ours);
await browser.close();
const times = await workbenchTimes(built);
compare('first JavaScript, files', ours.files, bare.files);
compare('first JavaScript, raw', ours.raw / 1000, bare.raw / 1000, 'kB', 1);
compare('first JavaScript, gzip', ours.gzip / 1000, bare.gzip / 1000, 'kB', 1);

console.log(
  `Our Storybook, one of ${EMPTY_STORIES} empty stories with the same addons, and the ratio (machine load ${os.loadavg()[0]?.toFixed(1)})`,
);
if (!values.built) console.log(`Tested stories: ${SAMPLE.join(', ')}`);
console.log(rows.join('\n'));
console.log('\nFrom opening our Storybook to its content, cold, ms; over its goal: "1,310 > 1,000"\n');
console.log(
  formatTable([
    ['', 'median', 'worst'],
    ...times.map(({ name, goal, ...time }) => [
      name,
      ...[time.median, time.worst].map(
        (ms) => formatNumber(ms) + (goal !== null && ms > goal ? ` > ${formatNumber(goal)}` : ''),
      ),
    ]),
  ]),
);
if (values.json !== undefined)
  writeFigures(values.json, 'workbench', { load: os.loadavg()[0] ?? NaN, comparisons, times });

const ratio = Math.max(ours.raw / bare.raw, ours.gzip / bare.gzip);
if (ratio > LIMIT)
  fail(
    `The preview's first JavaScript is ${ratio.toFixed(2)} times as large as that of the empty Storybook; the limit is ${LIMIT}.`,
  );
