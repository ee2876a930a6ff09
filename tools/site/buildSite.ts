import fs from 'node:fs';
import path from 'node:path';
import { API_REFERENCE } from '../apiReference';
import { bin, root, run, script } from '../run';
import { indexPage } from './indexPage';

async function runStep(name: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  // Vitest, which builds the site for its tests, sets it to 'test'.
  const { code, output } = await run(args, { quiet: true, env: { NODE_ENV: 'production', ...env } });
  if (code !== 0) throw new Error(`${output}\n${name} could not be built.`);
}

async function buildDemo(folder: string, base: string): Promise<void> {
  // Vite writes its reports beside the build, so it builds in a folder that is not published.
  const build = path.join(root, '.cache/site/demo');
  const args = ['--base', `${base}demo/`, '--outDir', build];
  await runStep('The demo', script('tools/build.ts', 'demo', ...args), {
    VITE_STORYBOOK_URL: `${base}storybook/`,
  });
  fs.cpSync(build, folder, { recursive: true });
}

/**
 * GitHub Pages serves the 404.html of the whole site only. It is the demo's page without a shell, so that each URL of the
 * demo opens and reloads; other unknown URLs lead to the index.
 */
function notFoundPage(demo: string, base: string): string {
  const leave = `if(!location.pathname.startsWith(${JSON.stringify(`${base}demo/`)}))location.replace(${JSON.stringify(base)})`;
  return fs
    .readFileSync(path.join(demo, '404.html'), 'utf8')
    .replace('<head>', () => `<head>\n    <script>${leave}</script>`);
}

/**
 * Builds the published site: index, Storybook, demo and API reference.
 * @param base the path under which the host serves the folder: '/efie/'
 * @param folder from the root of the repository; it is replaced
 */
export async function buildSite({ base, folder }: { base: string; folder: string }): Promise<void> {
  const site = path.resolve(root, folder);
  const inSite = (name: string) => path.join(site, name);
  fs.rmSync(site, { recursive: true, force: true });
  const storybook = [bin('storybook'), 'build', '--disable-telemetry', '--output-dir', inSite('storybook')];
  await Promise.all([
    runStep('Storybook', storybook, { STORYBOOK_APP_URL: `${base}demo/` }),
    buildDemo(inSite('demo'), base),
  ]);
  fs.cpSync(inSite(`storybook/${API_REFERENCE}`), inSite('api'), { recursive: true });
  fs.writeFileSync(inSite('404.html'), notFoundPage(inSite('demo'), base));
  fs.writeFileSync(inSite('index.html'), indexPage);
}
