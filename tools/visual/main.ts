/**
 * `npm run test:visual`: plays every story tagged `visual` and compares a screenshot in each display mode, pixel by pixel,
 * with its baseline in tools/visual/baselines. Fails when one differs or is missing.
 *   -- --changed [commit]  only stories whose modules changed since a commit, by default since the branch left main
 *   -- --only text         only stories whose id contains the text
 *   -- --update            accepts the screenshots as the new baselines
 *   -- --against commit    compares with the screenshots of another commit, taken on this machine
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findChangedStories } from '../changedStories';
import { bin, root, run, runProgram, seconds } from '../run';
import { readStories, storyFiles } from '../stories/parseStories';
import { readReport } from '../test/results';
import { baselineNames, expectedBaselines } from './baselineNames';
import { compressPngs } from './compressPngs';
import { pinnedBrowser } from './pinnedBrowser';

const MAX_SIZE = 20 * 1024 * 1024;
const output = path.join(root, '.cache/visual');
const committed = path.join(root, 'tools/visual/baselines');

const report = path.join(output, 'report.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    update: { type: 'boolean', default: false },
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

/** The story files whose modules changed since a commit, committed or not. */
async function filesChangedSince(commit: string): Promise<readonly string[]> {
  const list = async (...args: string[]) => {
    const { code, output: listed } = await runProgram('git', args, { quiet: true });
    return code === 0 ? listed.split('\n').filter(Boolean) : fail(listed);
  };
  const [base = commit] = await list('merge-base', commit, 'HEAD');
  const changed = [
    ...(await list('diff', '--name-only', '--relative', base)),
    ...(await list('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => !file.startsWith('tools/visual/baselines/'));
  return findChangedStories(changed, storyFiles(root));
}

const started = performance.now();
if (positionals.length > (values.changed ? 1 : 0))
  fail(`Unknown argument: ${positionals.join(' ')}. A commit follows --changed or --against.`);
for (const name of ['report', 'report.json', 'differences'])
  fs.rmSync(path.join(output, name), { recursive: true, force: true });
const browser = await pinnedBrowser().catch((error: Error) => fail(error.message));
if (browser === null && !values.against && !values.update) {
  console.log(
    'Screenshots were not compared: the browser that draws the baselines runs on Linux (x64) only. ' +
      'To compare with another commit on this machine: npm run test:visual -- --against main',
  );
  process.exit();
}

const tagged = readStories(root).filter(({ tags }) => tags.includes('visual'));
let stories = tagged.filter(({ id }) => id.includes(values.only));
if (stories.length === 0) fail(`No story tagged \`visual\` has '${values.only}' in its id.`);
if (values.changed) {
  const [commit = 'main'] = positionals;
  const files = await filesChangedSince(commit);
  stories = stories.filter(({ file }) => files.includes(file));
  console.log(`${stories.length} of ${tagged.length} stories import what changed since ${commit}.`);
  if (stories.length === 0) process.exit();
}
const baselines = values.against ? await takeBaselinesOf(values.against) : committed;

const escapeForPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = [...new Set(stories.map(({ name }) => escapeForPattern(name)))];
const selection =
  stories.length < tagged.length
    ? [...new Set(stories.map(({ file }) => file)), '--testNamePattern', `(${names.join('|')})$`]
    : [];
const before = Date.now();
await run(
  [
    bin('vitest'),
    'run',
    '--project=stories',
    `--update=${values.update ? 'all' : 'none'}`,
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=html',
    `--outputFile.html=${path.join(output, 'report/index.html')}`,
    ...selection,
  ],
  { env: { ...browser, TESTS: 'screenshots', VISUAL_BASELINES: baselines } },
);
if (!fs.existsSync(report)) fail('The screenshots were not compared: see the messages above.');
const results = readReport(report);
const passed = results.filter(({ status }) => status === 'passed').length;
const failed = results.filter(({ status }) => status === 'failed').length;

if (values.update) {
  await compressPngs(baselines, before);
  const expected = new Set(expectedBaselines(tagged));
  for (const name of baselineNames(baselines))
    if (!expected.has(name)) fs.rmSync(path.join(baselines, `${name}.png`));
}

const bytes = baselineNames(baselines)
  .map((name) => fs.statSync(path.join(baselines, `${name}.png`)).size)
  .reduce((sum, size) => sum + size, 0);
const isTooLarge = bytes > MAX_SIZE;
if (isTooLarge)
  console.error('The baselines are larger than 20 MB: remove the tag `visual` from some stories.');
console.log(
  `${expectedBaselines(stories).length} screenshots of ${stories.length} stories: ${passed} stories passed, ${failed} failed; ` +
    `all baselines have ${(bytes / 1024 / 1024).toFixed(1)} MB; ${seconds(performance.now() - started)}`,
);
if (failed > 0)
  console.log('Before, after and difference: npx vite preview --outDir .cache/visual/report --open');
process.exitCode = failed === 0 && passed >= stories.length && !isTooLarge ? 0 : 1;
