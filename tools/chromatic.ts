/**
 * `npm run chromatic -- trace [file ...]`: prints how many stories and snapshots a change to each file costs, from the
 * imports in the sources; without files for a few typical changes.
 *
 * `npm run chromatic`: uploads the stories to Chromatic when CHROMATIC_PROJECT_TOKEN is set. Without a token it only checks
 * the configuration and the statistics file that TurboSnap reads, and exits 0.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import chromaticConfig from '../chromatic.config.json';
import { readModuleGraph } from './moduleGraph';
import { bin, root, run, runProgram } from './run';
import {
  billedSnapshots,
  countSnapshots,
  FREE_SNAPSHOTS,
  PREVIEW,
  traceStoryFiles,
  type SnapshotCost,
} from './snapshotCost';
import { readStories, storyFiles } from './stories/parseStories';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const TYPICAL_CHANGES = [
  'packages/ui/primitives/Button/Button.tsx',
  'packages/ui/cards/PlanCard/PlanCard.tsx',
  'apps/web/screens/Listings/Listings.tsx',
  'apps/web/screens/About/About.tsx',
  'packages/ui/theme/tokens.ts',
];

function printCosts(files: readonly string[]): void {
  const missing = files.filter((file) => !fs.existsSync(path.join(root, file)));
  if (missing.length > 0) fail(`Files not found: ${missing.join(', ')}. Give paths from the root.`);
  const stories = readStories(root);
  const graph = readModuleGraph(root, [PREVIEW, ...storyFiles(root)]);
  const full = countSnapshots(stories, storyFiles(root));
  const print = (what: string, cost: SnapshotCost) => {
    const billed = billedSnapshots(cost.snapshots, full.snapshots);
    const builds = Math.floor(FREE_SNAPSHOTS / billed);
    console.log(
      `${what}: ${cost.stories} stories, ${cost.snapshots} snapshots, ${billed} billed; the free plan has ${builds} such builds a month`,
    );
  };
  print('full build', full);
  const { externals, untraced } = chromaticConfig;
  for (const file of files)
    print(file, countSnapshots(stories, traceStoryFiles(graph, [file], externals, untraced)));
}

const [command, ...tracedFiles] = process.argv.slice(2);
if (command === 'trace') {
  printCosts(tracedFiles.length > 0 ? tracedFiles : TYPICAL_CHANGES);
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
