/**
 * `npm run chromatic -- trace [file ...]`: prints what Chromatic bills for the first ten builds, for a month of twenty pushes,
 * and for a change to each file, from the imports in the sources.
 *
 * `npm run chromatic`: uploads the stories when CHROMATIC_PROJECT_TOKEN is set. Without a token it only checks the
 * configuration and the statistics file that TurboSnap reads, and exits 0.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromaticModesOf } from '../.storybook/modes';
import chromaticConfig from '../chromatic.config.json';
import { PREVIEW, traceStoryFiles } from './changedStories';
import { readModuleGraph } from './moduleGraph';
import { bin, root, run, runProgram } from './run';
import { readStories, storyFiles, type ParsedStory } from './stories/parseStories';

/** Snapshots a month on Chromatic's free plan. */
const FREE_SNAPSHOTS = 5_000;

/** TurboSnap works after this number of builds on CI. */
const FIRST_BUILDS = 10;

/** A month of twenty pushes to main: an example of a changed file, and the number of pushes that change such a file. */
const MONTH = [
  { file: 'apps/web/screens/About/About.tsx', pushes: 6 },
  { file: 'packages/ui/cards/PlanCard/PlanCard.tsx', pushes: 5 },
  { file: 'packages/ui/primitives/Button/Button.tsx', pushes: 3 },
  { file: 'packages/ui/theme/tokens.ts', pushes: 1 },
  { file: 'README.md', pushes: 5 },
];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const countSnapshots = (stories: readonly ParsedStory[], set: 'starter' | 'full'): number =>
  stories
    .filter(({ tags }) => tags.includes('visual'))
    .reduce((sum, story) => sum + chromaticModesOf(story, set).length, 0);

function printCosts(files: readonly string[]): void {
  const missing = files.filter((file) => !fs.existsSync(path.join(root, file)));
  if (missing.length > 0) fail(`Files not found: ${missing.join(', ')}. Give paths from the root.`);
  const stories = readStories(root);
  const graph = readModuleGraph(root, [PREVIEW, ...storyFiles(root)]);
  const { externals, untraced } = chromaticConfig;
  const all = countSnapshots(stories, 'full');
  const taken = (file: string) => {
    const traced = new Set(traceStoryFiles(graph, [file], externals, untraced));
    return countSnapshots(
      stories.filter((story) => traced.has(story.file)),
      'full',
    );
  };
  // Chromatic bills a snapshot that TurboSnap copies at a fifth of a new one.
  const billed = (file: string) => Math.ceil(taken(file) + (all - taken(file)) / 5);
  const starter = countSnapshots(stories, 'starter');
  console.log(`A build of the starter set: ${starter} snapshots. All stories: ${all}.`);
  console.log(`The first ${FIRST_BUILDS} builds, with the starter set: ${FIRST_BUILDS * starter} snapshots.`);
  for (const file of files)
    console.log(`A change to ${file}: ${taken(file)} snapshots, ${billed(file)} billed.`);
  const month = MONTH.reduce((sum, { file, pushes }) => sum + pushes * billed(file), 0);
  const mix = MONTH.map(({ file, pushes }) => `${pushes} to ${path.basename(file)}`).join(', ');
  const pushes = MONTH.reduce((sum, each) => sum + each.pushes, 0);
  console.log(
    `A month of ${pushes} pushes (${mix}): ${month} billed, of ${FREE_SNAPSHOTS} a month on the free plan.`,
  );
}

const [command, ...tracedFiles] = process.argv.slice(2);
if (command === 'trace') {
  printCosts(tracedFiles.length > 0 ? tracedFiles : MONTH.map(({ file }) => file));
  process.exit();
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
