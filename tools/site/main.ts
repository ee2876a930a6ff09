/**
 * `npm run build -- site`: builds Storybook, the demo and the API reference into site/, with one index, for a static host such
 * as GitHub Pages.
 *   --base /efie/   the path under which the host serves the folder; / by default
 *   --serve         serves the folder under the path afterwards
 */
import { parseArgs } from 'node:util';
import { serveFolder } from '../../testing/staticServer';
import { buildSite } from './buildSite';

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, serve: { type: 'boolean', default: false } },
});
// GitHub's base path has no trailing slash, and is empty for a site at the root.
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

console.log(`Building site/ for ${base} ...`);
await buildSite({ base, folder: 'site' });
if (values.serve) {
  const { url } = await serveFolder('site', { spa: false, base });
  console.log(`Served on ${url}. Stop with Ctrl-C.`);
}
