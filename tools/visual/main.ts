/**
 * `npm run test:visual`: plays every story tagged `visual` and compares a screenshot in each display mode, pixel by pixel,
 * with its baseline in tools/visual/baselines. Fails when one differs, is new, or belongs to no story.
 *   -- --update          accepts the screenshots as the new baselines
 *   -- --only text       only stories whose id contains the text
 *   -- --changed commit  only stories whose modules changed since a commit: `main`, or `HEAD` for what is not committed
 *   -- --against commit  compares with the screenshots of another commit, taken on this machine
 */
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import chromaticConfig from '../../chromatic.config.json';
import { PREVIEW, traceStoryFiles, withoutOtherScreens } from '../changedStories';
import { readModuleGraph } from '../moduleGraph';
import { bin, root, run, runProgram, seconds } from '../run';
import { readStories, storyFiles } from '../stories/parseStories';
import { readReport } from '../vitestReport';
import { baselineNames, expectedBaselines } from './baselineNames';
import { compressPngs } from './compressPngs';
import { pinnedBrowser } from './pinnedBrowser';

const MAX_SIZE = 20 * 1024 * 1024;
const output = path.join(root, '.cache/visual');
const committed = path.join(root, 'tools/visual/baselines');

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    changed: { type: 'string' },
    against: { type: 'string' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Takes the screenshots of a commit in a worktree of its own; returns their folder. */
async function takeBaselinesOf(commit: string): Promise<string> {
  const worktree = path.join(output, 'before');
  const git = (...args: string[]) => runProgram('git', args, { quiet: true });
  await git('worktree', 'remove', '--force', worktree);
  const added = await git('worktree', 'add', '--detach', worktree, commit);
  if (added.code !== 0) fail(added.output);
  const baselines = path.join(worktree, 'tools/visual/baselines');
  fs.rmSync(baselines, { recursive: true, force: true });
  for (const args of [['ci'], ['run', 'test:visual', '--', '--update', '--only', values.only]]) {
    const { code } = await runProgram('npm', args, { cwd: worktree });
    if (code !== 0) fail(`npm ${args.join(' ')} failed at ${commit}.`);
  }
  return baselines;
}

const started = performance.now();
const browser = await pinnedBrowser().catch((error: Error) => fail(error.message));
if (browser === null && !values.against && !values.update) {
  fail(
    'The baselines are drawn by a browser for Linux on x64, so the text of every screenshot would differ here. ' +
      'To compare with another commit on this machine: npm run test:visual -- --against main',
  );
}

/** The story files that import a file that changed since a commit, committed or not. */
async function filesChangedSince(commit: string): Promise<string[]> {
  const list = async (...args: string[]) => {
    const { code, output: listed } = await runProgram('git', args, { quiet: true });
    return code === 0 ? listed.split('\n').filter(Boolean) : fail(listed);
  };
  const changed = [
    ...(await list('diff', '--name-only', '--relative', commit)),
    ...(await list('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => !file.startsWith('tools/visual/baselines/'));
  const graph = withoutOtherScreens(readModuleGraph(root, [PREVIEW, ...storyFiles(root)]));
  return traceStoryFiles(graph, changed, chromaticConfig.externals, chromaticConfig.untraced);
}

const tagged = readStories(root).filter(({ tags }) => tags.includes('visual'));
const changedFiles = values.changed === undefined ? null : await filesChangedSince(values.changed);
const stories = tagged.filter(
  ({ id, file }) => id.includes(values.only) && (changedFiles?.includes(file) ?? true),
);
if (changedFiles !== null) {
  console.log(`${stories.length} of ${tagged.length} stories import what changed since ${values.changed}.`);
  if (stories.length === 0) process.exit();
}
if (stories.length === 0) fail(`No story tagged \`visual\` has '${values.only}' in its id.`);

fs.rmSync(path.join(output, 'report'), { recursive: true, force: true });
fs.rmSync(path.join(output, 'blobs'), { recursive: true, force: true });
fs.rmSync(path.join(output, 'differences'), { recursive: true, force: true });
const baselines = values.against ? await takeBaselinesOf(values.against) : committed;

const env = { ...browser, TESTS: 'screenshots', VISUAL_BASELINES: baselines };
const escapeForPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const files = new Set(stories.map(({ file }) => file));
const isPart = stories.length < tagged.length;
const selection = isPart
  ? [
      ...files,
      '--testNamePattern',
      `(${[...new Set(stories.map(({ name }) => escapeForPattern(name)))].join('|')})$`,
    ]
  : [];

/** One browser uses one core. */
const shards = Math.min(files.size, availableParallelism());
const takeShard = (index: number) =>
  run(
    [
      bin('vitest'),
      'run',
      '--project',
      'stories',
      `--update=${values.update ? 'all' : 'none'}`,
      ...(index === 1 ? ['--reporter=default'] : []),
      '--reporter=blob',
      `--outputFile.blob=${path.join(output, `blobs/${index}.json`)}`,
      ...(shards > 1 ? [`--shard=${index}/${shards}`] : []),
      ...selection,
    ],
    { env: { ...env, VITE_CACHE: path.join(output, `vite-${index}`) }, quiet: index > 1 },
  );

const before = Date.now();
await Promise.all(Array.from({ length: shards }, (_, index) => takeShard(index + 1)));
const reportFile = path.join(output, 'report.json');
await run(
  [
    bin('vitest'),
    '--merge-reports',
    path.join(output, 'blobs'),
    '--project',
    'stories',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    '--reporter=html',
    `--outputFile.html=${path.join(output, 'report/index.html')}`,
  ],
  { env, quiet: true },
);
if (!fs.existsSync(reportFile)) fail('The screenshots were not compared: see the messages above.');
const { numPassedTests, numFailedTests } = readReport(reportFile);

const expected = new Set(expectedBaselines(tagged));
const stale = baselineNames(baselines).filter((name) => !expected.has(name));
if (values.update) {
  await compressPngs(baselines, before);
  for (const name of stale) fs.rmSync(path.join(baselines, `${name}.png`));
} else {
  for (const name of stale) console.error(`${name} belongs to no story: npm run test:visual -- --update`);
}

const bytes = baselineNames(baselines)
  .map((name) => fs.statSync(path.join(baselines, `${name}.png`)).size)
  .reduce((sum, size) => sum + size, 0);
const isTooLarge = bytes > MAX_SIZE;
if (isTooLarge)
  console.error('The baselines are larger than 20 MB: remove the tag `visual` from some stories.');
console.log(
  `${expectedBaselines(stories).length} screenshots of ${stories.length} stories: ${numPassedTests} stories passed, ${numFailedTests} failed; ` +
    `all baselines have ${(bytes / 1024 / 1024).toFixed(1)} MB; ${seconds(performance.now() - started)}`,
);
if (numFailedTests > 0)
  console.log('Before, after and difference: npx vite preview --outDir .cache/visual/report --open');
const isPassed = numFailedTests === 0 && numPassedTests >= stories.length && !isTooLarge;
process.exitCode = isPassed && (values.update || stale.length === 0) ? 0 : 1;
