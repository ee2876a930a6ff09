/**
 * `npm run test:visual`: takes a screenshot of every story tagged `visual` in each display mode and compares it, pixel by
 * pixel, with its baseline in tools/visual/baselines. Fails when one differs; .cache/visual/report/index.html shows them.
 *   -- --update        saves the screenshots as the new baselines
 *   -- --only text     only stories whose id contains the text
 *   -- --built         uses the Storybook of the last run
 *   -- --baselines x   uses the baselines in another folder
 *   -- --pages 2       number of stories at once; by default one per core
 */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../testing/staticServer';
import { bin, root, run, seconds } from '../run';
import { readStories, type ParsedStory } from '../stories/parseStories';
import { Baselines } from './baselines';
import { openBrowser } from './browser';
import { modesFor } from './modes';
import { findPlatformProblem, pinPlatform, readPinnedPlatform, readPlatform } from './platform';
import { Report } from './report';
import { StoryPage, type Screenshot } from './takeScreenshots';

const built = path.join(root, '.cache/visual/storybook');
const report = new Report(path.join(root, '.cache/visual/report'));

const MAX_SIZE = 25 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
    baselines: { type: 'string', default: path.join(root, 'tools/visual/baselines') },
    pages: { type: 'string', default: String(availableParallelism()) },
  },
});

const baselines = new Baselines(path.resolve(values.baselines));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const browser = await openBrowser().catch((error: Error) => fail(error.message));
const platform = await readPlatform(browser);
await browser.close();
const problem = findPlatformProblem(readPinnedPlatform(baselines.folder), platform);
if (problem !== null) fail(problem);

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
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));
const stories = tagged.filter(({ id }) => id.includes(values.only));
const nameOf = ({ mode, id }: Pick<Screenshot, 'mode' | 'id'>) => `${mode.folder}/${id}`;
const server = await serveFolder(built, { spa: false, encodings: [] });

interface Result {
  screenshots: number;
  /** Screenshots that changed while the page loaded. */
  unstable: number;
  failures: string[];
}

/** Takes the screenshots of all stories, on several pages at once. */
async function takeAll(onScreenshot: (screenshot: Screenshot) => void): Promise<Result> {
  const result: Result = { screenshots: 0, unstable: 0, failures: [] };
  // By component, whose stories one page can show without a reload; the longest first, to keep every page busy to the end.
  const queue = [...new Set(stories.map(({ title }) => title))]
    .map((title) => stories.filter((story) => story.title === title))
    .toSorted((a, b) => b.length - a.length);
  const takeStory = async (page: StoryPage, { id, viewport }: ParsedStory) => {
    try {
      const screenshots = await page.takeScreenshots(id, modesFor(viewport), (mode, png) =>
        baselines.isUnchanged(nameOf({ mode, id }), png),
      );
      result.screenshots += screenshots.length;
      result.unstable += screenshots.filter(({ attempts }) => attempts > 2).length;
      screenshots.forEach(onScreenshot);
    } catch (error) {
      result.failures.push(error instanceof Error ? error.message : String(error));
    }
  };
  const takeQueue = async (page: StoryPage) => {
    for (let component = queue.shift(); component !== undefined; component = queue.shift()) {
      for (const story of component) await takeStory(page, story);
    }
    await page.close();
  };
  const port = Number(new URL(server.url).port);
  const count = Math.max(1, Number(values.pages));
  const pages = await Promise.all(Array.from({ length: count }, () => StoryPage.open(port)));
  await Promise.all(pages.map(takeQueue));
  return result;
}

/** Baselines of stories that were removed or are no longer tagged; [] when only some of the stories run. */
function findRemovedBaselines(): string[] {
  if (stories.length < tagged.length) return [];
  const expected = new Set(
    stories.flatMap(({ id, viewport }) => modesFor(viewport).map((mode) => nameOf({ mode, id }))),
  );
  return baselines.names().filter((name) => !expected.has(name));
}

const printErrors = (lines: readonly string[]) => lines.forEach((line) => console.error(line));

async function update(): Promise<boolean> {
  let written = 0;
  const { screenshots, failures } = await takeAll((screenshot) => {
    const name = nameOf(screenshot);
    // Writing the same pixels again could change the bytes of the file.
    if (baselines.compare(name, screenshot.png) === null) return;
    baselines.write(name, screenshot.png);
    written += 1;
  });
  findRemovedBaselines().forEach((name) => baselines.remove(name));
  pinPlatform(baselines.folder, platform);
  printErrors(failures);
  const size = baselines.size();
  console.log(
    `${stories.length} stories, ${screenshots} screenshots, ${written} baselines written; all baselines have ${(size / 1024 / 1024).toFixed(1)} MB`,
  );
  if (size > MAX_SIZE)
    console.error('The baselines are larger than 25 MB: remove the tag `visual` from some stories.');
  return failures.length === 0 && size <= MAX_SIZE;
}

async function compare(): Promise<boolean> {
  report.clear();
  const { screenshots, unstable, failures } = await takeAll((screenshot) => {
    const change = baselines.compare(nameOf(screenshot), screenshot.png);
    if (change) report.add(nameOf(screenshot), change, screenshot.png);
  });
  for (const name of findRemovedBaselines()) report.addRemoved(name, baselines.read(name));
  report.writePage({ screenshots, failures, stories: tagged });
  report.summaryLines().forEach((line) => console.log(line));
  printErrors(failures);
  console.log(
    `${stories.length} stories, ${screenshots} screenshots compared, ${report.count} differ, ${failures.length} stories failed` +
      (unstable > 0 ? `; ${unstable} changed while loading` : ''),
  );
  if (report.count > 0) console.log('Before, after and difference: .cache/visual/report/index.html');
  return report.count === 0 && failures.length === 0;
}

const started = performance.now();
const isPassed = await (values.update ? update() : compare());
console.log(seconds(performance.now() - started));
await server.close();
process.exitCode = isPassed ? 0 : 1;
