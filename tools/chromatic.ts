/**
 * `npm run chromatic`: uploads the stories when CHROMATIC_PROJECT_TOKEN is set. Without a token it only checks the
 * configuration and the statistics file that TurboSnap reads, and exits 0.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import chromaticConfig from '../chromatic.config.json';
import { bin, root, run, runProgram } from './run';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const stats = path.join(root, 'storybook-static/preview-stats.json');
if (!fs.existsSync(stats)) {
  console.log('storybook-static is missing. Building it ...');
  const { code } = await run([bin('storybook'), 'build', '--stats-json', '--disable-telemetry', '--quiet']);
  if (code !== 0) process.exit(code);
}
if (!fs.readFileSync(stats, 'utf8').includes('.stories.tsx'))
  fail(
    'storybook-static/preview-stats.json lists no story files, so TurboSnap cannot tell what changed. Run `npm run build-storybook`.',
  );

for (const pattern of chromaticConfig.externals) {
  const { code, output } = await runProgram('git', ['ls-files', `:(glob)${pattern}`], { quiet: true });
  if (code === 0 && output.trim() === '')
    fail(`chromatic.config.json: the external '${pattern}' matches no file.`);
}

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { code } = await run([bin('chromatic'), ...process.argv.slice(2)]);
  process.exit(code);
}

// Chromatic validates the configuration first and then reports the missing token, with the same exit code for both.
const { output } = await run([bin('chromatic'), '--no-interactive'], { quiet: true });
if (!output.includes('Missing project token')) fail(output);
console.log(
  'The configuration and the statistics file are valid. Nothing was uploaded: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project (Manage, Configure). `npm run test:visual` compares the same stories on this machine.',
);
