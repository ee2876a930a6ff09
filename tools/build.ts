/**
 * `npm run build` builds the product into apps/web/dist; `npm run build:demo` builds a static demo with the mock backend
 * into apps/web/dist-demo. Arguments go to Vite, such as `--base /homes/`.
 */
import process from 'node:process';
import { bin, run } from './run';

const args = process.argv.slice(2);
const isDemo = args[0] === 'demo';
const { code } = await run([
  bin('vite'),
  'build',
  'apps/web',
  '--mode',
  isDemo ? 'demo' : 'production',
  ...args.slice(isDemo ? 1 : 0),
]);
process.exitCode = code;
