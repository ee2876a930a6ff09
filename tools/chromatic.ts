/**
 * `npm run chromatic -- trace [file ...]`: prints how many snapshots a build has, and the story files that a change to these
 * files affects.
 *
 * `npm run chromatic`: uploads the stories when CHROMATIC_PROJECT_TOKEN is set. Without a token it only checks the
 * configuration and the statistics file that TurboSnap reads, and exits 0.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromaticModesOf } from '../.storybook/modes';
import chromaticConfig from '../chromatic.config.json';
import { bin, root, run, runProgram } from './run';
import { readStories } from './stories/parseStories';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The snapshots of a build without TurboSnap. */
const countSnapshots = (set: 'starter' | 'full'): number =>
  readStories(root)
    .filter(({ tags }) => tags.includes('visual'))
    .reduce((sum, story) => sum + chromaticModesOf(story, set).length, 0);

const [command, ...changed] = process.argv.slice(2);
if (command === 'trace') {
  console.log(
    `Snapshots of the starter set: ${countSnapshots('starter')}; of all stories: ${countSnapshots('full')}.`,
  );
  if (changed.length === 0) process.exit();
}

const stats = path.join(root, 'storybook-static/preview-stats.json');
if (!fs.existsSync(stats)) {
  console.log('storybook-static is missing. Building it ...');
  const { code } = await run([bin('storybook'), 'build', '--stats-json', '--disable-telemetry', '--quiet']);
  if (code !== 0) process.exit(code);
}

const { modules = [] } = JSON.parse(fs.readFileSync(stats, 'utf8')) as { modules?: { id: string }[] };
const builtStories = modules.filter(({ id }) => id.endsWith('.stories.tsx'));
if (builtStories.length === 0) {
  fail(
    'storybook-static/preview-stats.json lists no story files, so TurboSnap cannot tell what changed. Run `npm run build-storybook`.',
  );
}

if (command === 'trace') {
  const untraced = chromaticConfig.untraced.flatMap((glob) => ['--untraced', glob]);
  const { code } = await run([
    bin('chromatic'),
    'trace',
    '--mode',
    'compact',
    '--stats-file',
    stats,
    ...untraced,
    ...changed,
  ]);
  process.exit(code);
}

for (const pattern of chromaticConfig.externals) {
  const { code, output } = await runProgram('git', ['ls-files', `:(glob)${pattern}`], { quiet: true });
  if (code === 0 && output.trim() === '') {
    fail(`chromatic.config.json: the external '${pattern}' matches no file.`);
  }
}

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { code } = await run([bin('chromatic'), ...process.argv.slice(2)]);
  process.exit(code);
}

// Chromatic validates the configuration first and then reports the missing token, with the same exit code for both.
const { output } = await run([bin('chromatic'), '--no-interactive'], { quiet: true });
if (!output.includes('Missing project token')) fail(output);
console.log(
  `chromatic.config.json is valid; the statistics file lists ${modules.length} modules, including ${builtStories.length} story files.`,
);
console.log(
  'Nothing was uploaded: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project (Manage, Configure). `npm run test:visual` compares the same stories on this machine.',
);
