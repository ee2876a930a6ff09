/**
 * `npm run chromatic`: sends the stories to Chromatic when CHROMATIC_PROJECT_TOKEN is set. Without it nothing is sent: the
 * configuration, what it names and the statistics file are checked, and it says what to set. Exits 0 then.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bin, ensureInstalled, root, run, runProgram } from './tools.mjs';

await ensureInstalled();

const stats = path.join(root, 'storybook-static/preview-stats.json');
if (!fs.existsSync(stats)) {
  console.log('No storybook-static yet: building it.');
  const build = await run([bin('storybook'), 'build', '--stats-json', '--disable-telemetry', '--quiet']);
  if (build.code !== 0) process.exit(build.code);
}

const refuse = (words) => {
  console.error(words);
  process.exit(1);
};

/** What TurboSnap goes by: from a changed file over those that import it to files of stories. */
const modules = JSON.parse(fs.readFileSync(stats, 'utf8')).modules ?? [];
const storyFiles = modules.filter(({ id }) => id.endsWith('.stories.tsx'));
if (storyFiles.length === 0) {
  refuse(
    'storybook-static/preview-stats.json names no file of stories: TurboSnap could not tell what changed. Run `npm run build-storybook`.',
  );
}

/** What no file imports and every picture may show; a pattern that meets nothing would let a change pass unseen. */
const { externals = [] } = JSON.parse(fs.readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'));
for (const pattern of externals) {
  const { code, output } = await runProgram('git', ['ls-files', `:(glob)${pattern}`], { quiet: true });
  if (code === 0 && output.trim() === '') refuse(`chromatic.config.json: no file is meant by '${pattern}'.`);
}

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { code } = await run([bin('chromatic'), ...process.argv.slice(2)]);
  process.exit(code);
}

// The configuration is validated before the token is asked for; both end with the same exit code, so the words decide.
const { output } = await run([bin('chromatic'), '--no-interactive'], { quiet: true });
if (!output.includes('Missing project token')) refuse(output);
console.log(
  `chromatic.config.json is valid; the statistics file names ${modules.length} modules, ${storyFiles.length} of them files of stories.`,
);
console.log(
  'Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project (Manage, Configure). Until then `npm run test:visual` compares the same stories on this machine.',
);
