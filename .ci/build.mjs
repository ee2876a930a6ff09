/**
 * `npm run build`: the product into apps/web/dist. `npm run build:demo`: a static demo with the mocks into apps/web/dist-demo.
 * VITE_API_BASE_URL and VITE_STORAGE_BASE_URL are read by the production build only.
 */
import process from 'node:process';
import { bin, ensureInstalled, run } from './tools.mjs';

await ensureInstalled();
const mode = process.argv[2] === 'demo' ? 'demo' : 'production';
const { code } = await run([bin('vite'), 'build', 'apps/web', '--mode', mode, ...process.argv.slice(3)]);
process.exitCode = code;
