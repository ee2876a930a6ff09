/**
 * `npm run test:visual`: pictures every story tagged `visual` in the named modes and compares it, point by point, with the
 * baselines in tools/visual/baselines. What differs is shown by .cache/visual/report/index.html, and the command fails.
 *   -- --update       takes the pictures as the new baselines (with --only: of these stories)
 *   -- --only text    looks only at stories whose id holds the text
 *   -- --sample 60    looks only at so many, evenly chosen from all ids in their order: always the same while the stories are
 *   -- --times 3      does it so often and says how often any picture differed
 *   -- --built        takes the Storybook of the last time
 *   -- --baselines x  compares with the pictures in that folder, or takes them into it
 *   -- --pages 2      takes so many stories at once; as many as there are cores when left out
 */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../testing/staticServer';
import { readStories, type ParsedStory } from '../stories/parseStories';
import { bin, run, seconds } from '../run';
import { Baselines } from './baselines';
import { openBrowser } from './browser';
import { modesFor } from './modes';
import { platformOf, readPlatform, refusal, writePlatform } from './platform';
import { Report } from './report';
import { sampleOf } from './sample';
import { Studio, type Shot } from './takeScreenshots';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = path.join(root, '.cache/visual/storybook');
const report = new Report(path.join(root, '.cache/visual/report'));

/** All baselines together, in bytes. */
const LARGEST = 25 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
    baselines: { type: 'string', default: path.join(root, 'tools/visual/baselines') },
    pages: { type: 'string', default: String(availableParallelism()) },
  },
});

const baselines = new Baselines(path.resolve(values.baselines));

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

const browser = await openBrowser().catch((error: Error) => fail(error.message));
const here = await platformOf(browser);
await browser.close();
const refused = refusal(readPlatform(baselines.folder), here);
if (refused !== null) fail(refused);

if (!values.built || !fs.existsSync(path.join(built, 'index.json'))) {
  console.log('Building Storybook ...');
  const build = await run(
    [bin('storybook'), 'build', '--output-dir', built, '--disable-telemetry', '--quiet'],
    { quiet: true },
  );
  if (build.code !== 0) fail(build.output);
}

const tagged = readStories(root)
  .filter(({ tags }) => tags.includes('visual'))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));
const chosen = tagged.filter(({ id }) => id.includes(values.only));
const stories = values.sample === '' ? chosen : sampleOf(chosen, Number(values.sample));
const isWhole = stories.length === tagged.length;
const nameOf = ({ mode, id }: Pick<Shot, 'mode' | 'id'>) => `${mode.folder}/${id}`;
const server = await serveFolder(built, { spa: false, encodings: [] });

interface Round {
  pictures: number;
  /** Pictures that were neither the baseline at first sight nor stood still at the second: something came late. */
  second: number;
  /** What went wrong, a line each. */
  failures: string[];
}

/** The stories by component, whose stories follow each other in one page. */
const components = [...new Set(stories.map(({ title }) => title))].map((title) =>
  stories.filter((story) => story.title === title),
);

/** Takes every story, on several pages at once. */
async function shootAll(onShot: (shot: Shot) => void): Promise<Round> {
  const round: Round = { pictures: 0, second: 0, failures: [] };
  // The longest first, so that no page is left alone with one at the end.
  const waiting = components.toSorted((one, other) => other.length - one.length);
  const take = async (studio: Studio, { id, viewport }: ParsedStory) => {
    try {
      const shots = await studio.shoot(id, modesFor(viewport), (mode, png) =>
        baselines.isKnown(nameOf({ mode, id }), png),
      );
      round.pictures += shots.length;
      round.second += shots.filter(({ looks }) => looks > 2).length;
      shots.forEach(onShot);
    } catch (error) {
      round.failures.push(error instanceof Error ? error.message : String(error));
    }
  };
  const work = async (studio: Studio) => {
    for (let component = waiting.shift(); component !== undefined; component = waiting.shift()) {
      for (const story of component) await take(studio, story);
    }
    await studio.close();
  };
  const pages = Array.from({ length: Math.max(1, Number(values.pages)) }, () =>
    Studio.open(Number(new URL(server.url).port)),
  );
  await Promise.all((await Promise.all(pages)).map(work));
  return round;
}

/** Baselines of stories that are no more, or carry the tag no more. Only a whole run can tell. */
function goneBaselines(): string[] {
  if (!isWhole) return [];
  const known = new Set(
    stories.flatMap(({ id, viewport }) => modesFor(viewport).map((mode) => nameOf({ mode, id }))),
  );
  return baselines.names().filter((name) => !known.has(name));
}

const say = (lines: readonly string[]) => lines.forEach((line) => console.error(line));

async function update(): Promise<boolean> {
  let count = 0;
  const { pictures, failures } = await shootAll((shot) => {
    const name = nameOf(shot);
    // A picture that is the same is left as it is: packed anew it would be a change for nothing.
    if (baselines.judge(name, shot.png) === null) return;
    baselines.write(name, shot.png);
    count += 1;
  });
  goneBaselines().forEach((name) => baselines.remove(name));
  writePlatform(baselines.folder, here);
  say(failures);
  const size = baselines.size();
  console.log(
    `${stories.length} stories, ${pictures} pictures, ${count} taken; all baselines are ${(size / 1024 / 1024).toFixed(1)} MB.`,
  );
  if (size > LARGEST) console.error('That is over the 25 MB they may have: take a tag off.');
  return failures.length === 0 && size <= LARGEST;
}

async function compare(): Promise<boolean> {
  report.begin();
  const { pictures, second, failures } = await shootAll((shot) => {
    const change = baselines.judge(nameOf(shot), shot.png);
    if (change) report.add(nameOf(shot), change, shot.png);
  });
  for (const name of goneBaselines()) report.addGone(name, baselines.read(name));
  report.end({ pictures, failures, stories: tagged });
  report.lines().forEach((line) => console.log(line));
  say(failures);
  console.log(
    `${stories.length} stories, ${pictures} pictures compared, ${report.count} differ, ${failures.length} stories failed` +
      (second > 0 ? `; ${second} stood still late` : ''),
  );
  if (report.count > 0) console.log('Before, after and difference: .cache/visual/report/index.html');
  return report.count === 0 && failures.length === 0;
}

let good = 0;
const times = Number(values.times);
for (let turn = 0; turn < times; turn += 1) {
  const began = performance.now();
  if (await (values.update ? update() : compare())) good += 1;
  console.log(seconds(performance.now() - began));
}
if (times > 1) console.log(`${good} of ${times} runs without a difference`);
await server.close();
process.exitCode = good === times ? 0 : 1;
