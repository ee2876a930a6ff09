/**
 * `npm run chromatic`: sends the stories to Chromatic when CHROMATIC_PROJECT_TOKEN is set. Without it nothing is sent: the
 * configuration and the statistics file are checked, and it says what to set. Exits 0 then.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bin, ensureInstalled, root, run } from './tools.mjs';

await ensureInstalled();

const stats = path.join(root, 'storybook-static/preview-stats.json');
if (!fs.existsSync(stats)) {
  console.log('No storybook-static yet: building it.');
  const build = await run([bin('storybook'), 'build', '--stats-json', '--disable-telemetry', '--quiet']);
  if (build.code !== 0) process.exit(build.code);
}

const modules = JSON.parse(fs.readFileSync(stats, 'utf8')).modules?.length ?? 0;
if (modules === 0) {
  console.error(
    'storybook-static/preview-stats.json names no modules: TurboSnap could not tell what changed.',
  );
  process.exit(1);
}

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { code } = await run([bin('chromatic'), ...process.argv.slice(2)]);
  process.exit(code);
}

// The configuration is validated before the token is asked for; both end with the same exit code, so the words decide.
const { output } = await run([bin('chromatic'), '--no-interactive'], { quiet: true });
if (!output.includes('Missing project token')) {
  console.error(output);
  process.exit(1);
}
console.log(`chromatic.config.json is valid; the statistics file names ${modules} modules.`);
console.log('Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project.');
