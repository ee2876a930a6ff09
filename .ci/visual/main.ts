/**
 * `npm run test:visual`: pictures every story tagged `visual` in the named modes and compares it, point by point, with the
 * baselines in visual/baselines. What differs is shown by .cache/visual/index.html, and the command fails.
 * `-- --update` takes the pictures as the new baselines; `-- --only text` looks only at stories whose id holds the text;
 * `-- --times 3` does it so often; `-- --built` takes the Storybook of the last time.
 */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveFolder } from '../../bench/lib/static-server.mjs';
import { findChromium } from '../chromium.mjs';
import { readStories } from '../stories/readStories';
import { bin, run, seconds } from '../tools.mjs';
import { comparePictures } from './compare';
import { MODES } from './modesOf';
import { platformOf, readPlatform, refusal, writePlatform } from './pinned';
import { reportPage, type Finding } from './report';
import { openStudio, shootStory, type Shot } from './shoot';

const root = fileURLToPath(new URL('../..', import.meta.url));
const baselines = path.join(root, 'visual/baselines');
const built = path.join(root, '.cache/visual/storybook');
const report = path.join(root, '.cache/visual/report');

/** All baselines together, in bytes. */
const LARGEST = 25 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
  },
});

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

const fileOf = ({ mode, id }: Pick<Shot, 'mode' | 'id'>) => path.join(baselines, mode.folder, `${id}.png`);

function write(folder: string, name: string, content: Buffer): void {
  const file = path.join(report, folder, `${name}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

const executablePath =
  findChromium() ?? fail('No Chromium: set CHROMIUM_PATH, or run `npm test`, which installs one.');
const browser = await chromium.launch({
  executablePath,
  args: [
    '--disable-background-networking',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
  ],
});
const here = platformOf(browser.version());
const refused = refusal(readPlatform(baselines), here);
if (refused !== null) {
  await browser.close();
  fail(refused);
}

if (!values.built || !fs.existsSync(path.join(built, 'index.json'))) {
  console.log('Building Storybook ...');
  const build = await run(
    [bin('storybook'), 'build', '--output-dir', built, '--disable-telemetry', '--quiet'],
    { quiet: true },
  );
  if (build.code !== 0) fail(build.output);
}

const ids = readStories(root)
  .filter(({ tags, id }) => tags.includes('visual') && id.includes(values.only))
  .map(({ id }) => id);
const server = await serveFolder(built, { spa: false });

/** Takes every story by as many pages as there are cores. */
async function shootAll(onShot: (shot: Shot) => void): Promise<string[]> {
  const waiting = [...ids];
  const failed: string[] = [];
  const work = async () => {
    const page = await openStudio(browser);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        (await shootStory(page, server.url, id, MODES)).forEach(onShot);
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error));
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
  return failed;
}

function judge(shot: Shot): Finding | null {
  const name = `${shot.mode.folder}/${shot.id}`;
  const file = fileOf(shot);
  if (!fs.existsSync(file)) {
    write('after', name, shot.png);
    return { name, kind: 'new', points: 0 };
  }
  const before = fs.readFileSync(file);
  const compared = comparePictures(before, shot.png);
  if (compared.kind === 'same') return null;
  write('before', name, before);
  write('after', name, shot.png);
  write('difference', name, compared.difference);
  return { name, kind: 'changed', points: compared.points };
}

/** Baselines of stories that are no more, or carry the tag no more. */
function goneBaselines(): Finding[] {
  if (values.only !== '' || !fs.existsSync(baselines)) return [];
  const known = new Set(ids);
  return fs
    .readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png') && !known.has(path.basename(file, '.png')))
    .map((file) => ({
      name: file
        .split(path.sep)
        .join('/')
        .replace(/\.png$/, ''),
      kind: 'gone',
      points: 0,
    }));
}

function sizeOfBaselines(): number {
  return fs
    .readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .reduce((sum, file) => sum + fs.statSync(path.join(baselines, file)).size, 0);
}

async function update(): Promise<boolean> {
  let count = 0;
  const failed = await shootAll((shot) => {
    const file = fileOf(shot);
    // A picture that is the same is left as it is: packed anew it would be a change for nothing.
    if (fs.existsSync(file) && comparePictures(fs.readFileSync(file), shot.png).kind === 'same') return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, shot.png);
    count += 1;
  });
  for (const { name } of goneBaselines()) fs.rmSync(path.join(baselines, `${name}.png`));
  writePlatform(baselines, here);
  failed.forEach((words) => console.error(words));
  const size = sizeOfBaselines();
  console.log(`${count} pictures taken; all baselines are ${(size / 1024 / 1024).toFixed(1)} MB.`);
  if (size > LARGEST) console.error('That is over the 25 MB they may have: take a tag off.');
  return failed.length === 0 && size <= LARGEST;
}

async function compare(): Promise<boolean> {
  fs.rmSync(report, { recursive: true, force: true });
  fs.mkdirSync(report, { recursive: true });
  const findings: Finding[] = [];
  let compared = 0;
  const failed = await shootAll((shot) => {
    compared += 1;
    const finding = judge(shot);
    if (finding) findings.push(finding);
  });
  const gone = goneBaselines();
  for (const { name } of gone) write('before', name, fs.readFileSync(path.join(baselines, `${name}.png`)));
  const all = [...findings, ...gone].toSorted((one, other) => one.name.localeCompare(other.name));
  fs.writeFileSync(path.join(report, 'index.html'), reportPage(all, compared));
  for (const { name, kind, points } of all) console.log(`${kind.padEnd(8)} ${name} ${points || ''}`);
  failed.forEach((words) => console.error(words));
  console.log(`${compared} pictures compared, ${all.length} differ, ${failed.length} stories failed`);
  if (all.length > 0) console.log('Before, after and difference: .cache/visual/report/index.html');
  return all.length === 0 && failed.length === 0;
}

let isGood = true;
for (let turn = 0; turn < Number(values.times); turn += 1) {
  const began = performance.now();
  isGood = (await (values.update ? update() : compare())) && isGood;
  console.log(seconds(performance.now() - began));
}
await server.close();
await browser.close();
process.exitCode = isGood ? 0 : 1;
