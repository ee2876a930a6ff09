/**
 * `npm run build -- site`: builds Storybook, the demo, the API reference and the page of changed screenshots into site/, with
 * one index, for a static host such as GitHub Pages.
 *   --base /efie/        the path under which the host serves the folder; / by default
 *   --since <commit>     the commit that the screenshots are compared with; the previous one by default
 *   --serve              serves the folder under the path afterwards
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../testing/staticServer';
import { seconds } from '../run';
import { buildSite } from './buildSite';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    since: { type: 'string', default: 'HEAD^' },
    serve: { type: 'boolean', default: false },
  },
});
// GitHub's base path has no trailing slash, and is empty for a site at the root.
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

console.log(`Building the site for ${base} ...`);
const started = performance.now();
try {
  await buildSite({ base, since: values.since, folder: 'site' });
  console.log(`Built in site/ in ${seconds(performance.now() - started)}.`);
  if (values.serve) {
    const { url } = await serveFolder('site', { spa: false, base });
    console.log(`Served on ${url}. Stop with Ctrl-C.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
