/**
 * `npm run build` builds the product into apps/web/dist. Arguments go to Vite, such as `-- --base /homes/`.
 *   npm run build -- --host netlify  also puts the host's files where it reads them (apps/web/build/headers/hostFiles.ts)
 *   npm run build -- demo            a static demo with the mock backend, into apps/web/dist-demo
 *   npm run build -- library         the packages for other projects, into dist
 *   npm run build -- site            Storybook, demo and API reference under one index, into site
 */
import process from 'node:process';
import { bin, run, script } from './run';

const args = process.argv.slice(2);
const hostOption = args.indexOf('--host');
const host = hostOption === -1 ? undefined : (args.splice(hostOption, 2)[1] ?? '');
const [target = '', ...rest] = args;
const vite = (mode: string, more: readonly string[]) => [
  bin('vite'),
  'build',
  'apps/web',
  '--mode',
  mode,
  ...more,
];
const targets = new Map([
  ['demo', vite('demo', rest)],
  ['library', script('tools/library/buildPackages.ts', ...rest)],
  ['site', script('tools/site/main.ts', ...rest)],
]);
const { code } = await run(targets.get(target) ?? vite('production', args), { env: { DEPLOY_HOST: host } });
process.exitCode = code;
