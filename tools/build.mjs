/**
 * `npm run build`: the product into apps/web/dist. `npm run build:demo`: a static demo with the mocks into apps/web/dist-demo.
 * What stands after `--` goes to Vite, such as `--base /homes/`. VITE_API_BASE_URL and VITE_STORAGE_BASE_URL are read by the production build only.
 */
import process from 'node:process';
import { bin, ensureInstalled, run } from './tools.mjs';

await ensureInstalled();
const given = process.argv.slice(2);
const mode = given[0] === 'demo' ? 'demo' : 'production';
const further = mode === 'demo' ? given.slice(1) : given;
const { code } = await run([bin('vite'), 'build', 'apps/web', '--mode', mode, ...further]);
process.exitCode = code;
