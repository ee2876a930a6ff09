/*
 * What does our Storybook cost beyond the tools it is made with? In one run: builds one of 30 empty stories with the same
 * addons and ours, tests the empty stories and a fixed sample of ours, and weighs what the preview loads before a story is
 * chosen. Prints both figures of each and their ratio; exits 1 when that first JavaScript weighs more than 1.5 times as much.
 *   npm run bench:storybook                builds and tests
 *   npm run bench:storybook -- --built     takes both Storybooks of the last run
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findChromium, launchChromium } from '../../testing/chromium';
import { bin, root, run } from '../run';
import { readReport, testsIn } from '../vitestReport';
import { writeEmptyStorybook } from './emptyStorybook';
import { previewWeight } from './previewWeight';

/** Of the preview's first JavaScript, ours to the empty one's, as it is and in gzip. */
const LIMIT = 1.5;
const EMPTY_STORIES = 30;

/** Every layer, and stories that are played as well as such that only stand there. */
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

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

/** ms */
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

/** How many stories a built Storybook holds. */
function storiesIn(folder: string): number {
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story').length;
}

interface Tested {
  stories: number;
  /** ms, from the start of the command to its end */
  wall: number;
  /** ms, of the stories alone */
  inTests: number;
}

function timesIn(report: string): Pick<Tested, 'stories' | 'inTests'> {
  const tests = testsIn(readReport(report));
  return {
    stories: tests.length,
    inTests: tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  };
}

async function test(args: readonly string[]): Promise<Tested> {
  const file = path.join(work, 'report.json');
  const wall = await timed(
    [bin('vitest'), 'run', ...args, '--reporter=json', `--outputFile.json=${file}`],
    // As `npm test` looks at them.
    { LOOKS: 'brief', CHROMIUM_PATH: findChromium() ?? '' },
  );
  return { wall, ...timesIn(file) };
}

/** Of the last whole `npm test`, when there was one: two shards at once, each timed by itself. */
function lastWholeRun(): Pick<Tested, 'stories' | 'inTests'> | null {
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

/** One line: ours, the empty one's, and how many times as much. */
function compare(what: string, ours: number, bare: number, unit = '', digits = 0): void {
  const figure = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`.padStart(11);
  rows.push(`${what.padEnd(27)}${figure(ours)}${figure(bare)}   x ${(ours / bare).toFixed(2)}`);
}

async function compareBuilds(): Promise<void> {
  // Once before, so that neither side pays for a cold disk.
  await build(path.join(empty, '.storybook'), built.empty);
  const bare = await build(path.join(empty, '.storybook'), built.empty);
  const ours = await build(path.join(root, '.storybook'), built.ours);
  const stories = { empty: storiesIn(built.empty), ours: storiesIn(built.ours) };
  compare('stories built', stories.ours, stories.empty);
  compare('build', ours / 1000, bare / 1000, 's', 1);
  compare('build, a story', ours / stories.ours, bare / stories.empty, 'ms');
}

async function compareTests(): Promise<void> {
  const bare = await test(['--root', empty]);
  const ours = await test(['--project', 'stories', ...SAMPLE]);
  const whole = lastWholeRun();
  const each = ({ inTests, stories }: Pick<Tested, 'inTests' | 'stories'>) => inTests / stories;
  compare('stories tested', ours.stories, bare.stories);
  compare('test, a story, with start', ours.wall / ours.stories, bare.wall / bare.stories, 'ms');
  compare('test, a story', each(ours), each(bare), 'ms');
  if (whole) compare(`test, a story, of all ${whole.stories}`, each(whole), each(bare), 'ms');
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
compare('first JavaScript, files', ours.files, bare.files);
compare('first JavaScript, raw', ours.raw / 1000, bare.raw / 1000, 'kB', 1);
compare('first JavaScript, gzip', ours.gzip / 1000, bare.gzip / 1000, 'kB', 1);

console.log(
  `Storybook: ours, one of ${EMPTY_STORIES} empty stories with the same addons, and how many times as much (load of the machine ${os.loadavg()[0]?.toFixed(1)})`,
);
if (!values.built) console.log(`Sample of tests: ${SAMPLE.join(', ')}`);
console.log(rows.join('\n'));

const ratio = Math.max(ours.raw / bare.raw, ours.gzip / bare.gzip);
if (ratio > LIMIT)
  fail(
    `The preview's first JavaScript weighs ${ratio.toFixed(2)} times an empty one's; ${LIMIT} is the most.`,
  );
