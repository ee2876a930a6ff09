import fs from 'node:fs';
import path from 'node:path';
import { API_REFERENCE } from '../apiReference';
import { bin, root, run, script } from '../run';
import { readStories } from '../stories/parseStories';
import { changedScreenshots, commitOf, readBaseline } from './changedScreenshots';
import { ChangesPage } from './ChangesPage';
import { IndexPage } from './IndexPage';
import { renderPage } from './renderPage';

export interface SiteOptions {
  /** The path under which the host serves the folder: '/efie/'. */
  base: string;
  /** The commit that the screenshots are compared with; without, the page of changes says that there is none. */
  since: string;
  /** The folder of the site, from the root of the repository. It is replaced. */
  folder: string;
}

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

function writeChanges(folder: string, since: string | null): number {
  const changes = since === null ? [] : changedScreenshots(since);
  for (const { name, status } of changes) {
    const content = since === null || status === 'added' ? null : readBaseline(since, name);
    if (content === null) continue;
    const file = path.join(folder, 'before', `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  fs.mkdirSync(folder, { recursive: true });
  const stories = new Map(readStories(root).map((story) => [story.id, story]));
  const page = ChangesPage({ since, changes, stories });
  fs.writeFileSync(path.join(folder, 'index.html'), renderPage('What changed', '../', page));
  return changes.length;
}

/** Builds the published site: index, Storybook, demo, API reference and the page of changed screenshots. */
export async function buildSite({ base, since, folder }: SiteOptions): Promise<void> {
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
  const changed = writeChanges(inSite('changes'), commitOf(since));
  const index = IndexPage({ changed, commit: commitOf('HEAD') });
  fs.writeFileSync(inSite('index.html'), renderPage('Workbench', './', index));
}
