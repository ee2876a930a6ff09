/**
 * `npm run check -- bundle`: builds the product into apps/web/dist and checks the build.
 * - The first load, which every page names, stays within a budget. Home and Listings are part of it.
 * - No route adds more than its share to that; a route with a form may add twice as much.
 * - The first load contains none of the libraries that only dialogs, forms and the lightbox need.
 * - The build contains neither the mock backend, its service worker and photos, nor hidden files.
 * - THIRD_PARTY_NOTICES.txt contains NOTICE and the licenses of the fonts and of every bundled library.
 * - No stylesheet, font or classic script blocks the first paint.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import zlib from 'node:zlib';
import { reportsFolder } from '../apps/web/build/reportsFolder';
import { BUDGETS } from './budgets';
import { filesIn, initialFiles, isScript, screenFiles } from './loadedFiles';
import { root, run, script } from './run';

const dist = path.join(root, 'apps/web/dist');

const { code, output } = await run(script('tools/build.ts'), { quiet: true });
if (code !== 0) {
  console.error(output);
  process.exit(code);
}

const problems: string[] = [];
const readDist = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');
const readReport = (file: string) => fs.readFileSync(path.join(reportsFolder(dist), file), 'utf8');
const files = filesIn(dist);
/** The source modules in each script of the build. */
const modules = JSON.parse(readReport('modules.json')) as Readonly<Record<string, readonly string[]>>;
const modulesOf = (file: string): readonly string[] => modules[file] ?? [];

const sizes = new Map<string, number>();
/** The gzip bytes of the scripts among the files, each compressed on its own. */
const weigh = (names: readonly string[]): number =>
  names.filter(isScript).reduce((sum, name) => {
    const size = sizes.get(name) ?? zlib.gzipSync(readDist(name), { level: 9 }).length;
    sizes.set(name, size);
    return sum + size;
  }, 0);
const bytes = (count: number) => count.toLocaleString('en-US');

const initial = initialFiles(dist, 'index.html');

function checkFirstLoad() {
  const lazyOnly =
    /node_modules\/((?:@radix-ui\/[^/]+)|radix-ui|react-dropzone|file-selector|react-number-format|formik|yup|yet-another-react-lightbox|@dnd-kit\/[^/]+)\//;
  const size = weigh(initial);
  console.log(`first load ${bytes(size)} of ${bytes(BUDGETS.firstLoad)} B gzip`);
  if (size > BUDGETS.firstLoad)
    problems.push(`first load: ${bytes(size - BUDGETS.firstLoad)} B over the budget`);
  const libraries = initial.flatMap(modulesOf).flatMap((module) => lazyOnly.exec(module)?.[1] ?? []);
  for (const library of new Set(libraries)) problems.push(`the first load contains ${library}`);
}

function checkOtherRoutes() {
  const table = fs.readFileSync(path.join(root, 'apps/web/app/routes.tsx'), 'utf8');
  const screens = [...table.matchAll(/import\('\.\.\/(screens\/[^']+)'\)/g)].map(
    ([, screen]) => `${screen}.tsx`,
  );
  if (screens.length === 0) problems.push('apps/web/app/routes.tsx: no import of a screen was found');
  for (const screen of screens) {
    const route = screenFiles(dist, screen).filter((file) => !initial.includes(file));
    const hasForm = route.flatMap(modulesOf).some((module) => module.startsWith('node_modules/formik/'));
    const size = weigh(route);
    const name = path.basename(screen, '.tsx');
    const extra = new Map(Object.entries(BUDGETS.routeExtra)).get(name) ?? 0;
    const budget = (hasForm ? BUDGETS.formRoute : BUDGETS.route) + extra;
    const text = `${name.padEnd(16)} adds ${bytes(size).padStart(6)} of ${bytes(Math.floor(budget))} B gzip`;
    console.log(text);
    if (size > budget) problems.push(`over the budget of a route: ${text}`);
  }
}

function checkMocks() {
  const mockModule =
    /"[^"]*(?:(?:^|\/)mock(?:s|-panel)\/|node_modules\/(?:msw|openapi-msw|@mswjs|@msw|@faker-js)\/)[^"]*"/g;
  for (const [module] of readReport('manifest.json').matchAll(mockModule))
    problems.push(`the manifest contains a module of the mocks: ${module}`);
  for (const [file, ids] of Object.entries(modules)) {
    const mock = ids.find((id) => /^(mocks|apps\/mock-panel)\//.test(id));
    if (mock) problems.push(`${file} contains a module of the mocks: ${mock}`);
  }
  for (const file of files) {
    if (/mockServiceWorker/i.test(file))
      problems.push(`${file}: the service worker of the mocks is published`);
    if (/^\.|\/\./.test(file)) problems.push(`${file}: a hidden file is published`);
    if (file.startsWith('mocks/')) problems.push(`${file}: a file of the mocks is published`);
    if (file === 'checkout.html') problems.push(`${file}: the mock payment page is published`);
    const trace = isScript(file) ? /mockServiceWorker|\[MSW\]|setupWorker/.exec(readDist(file)) : null;
    if (trace) problems.push(`${file} contains "${trace[0]}"`);
  }
}

function checkNotices() {
  const name = 'THIRD_PARTY_NOTICES.txt';
  const notices = files.includes(name) ? readDist(name) : '';
  const fonts = 'packages/ui/theme/fonts';
  const fontLicenses = fs.readdirSync(path.join(root, fonts)).filter((file) => file.startsWith('OFL-'));
  for (const file of ['NOTICE', ...fontLicenses.map((license) => `${fonts}/${license}`)]) {
    const text = fs.readFileSync(path.join(root, file), 'utf8').trim();
    if (!notices.includes(text)) problems.push(`${name} lacks ${file}`);
  }
  // Each section has a title between two rules, followed by the license.
  const [, ...sections] = notices.split(/^-{80}\n(?=.+\n-{80}\n)/m);
  const licensed = new Set(
    sections.flatMap((section) => {
      const [title = '', , ...text] = section.split('\n');
      return text.join('').trim().length > 300 ? [title.replace(/ \S+ \([^)]*\)$/, '')] : [];
    }),
  );
  const libraries = new Set(
    Object.values(modules)
      .flat()
      .flatMap((id) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  console.log(`notices   ${libraries.size} bundled libraries`);
  for (const library of libraries)
    if (!licensed.has(library)) problems.push(`${name} lacks the license of ${library}`);
}

function checkFirstPaint() {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const [head = ''] = readDist(file).split(/<body\b/);
    for (const [tag] of head.matchAll(/<link\b[^>]*>/g))
      if (/\brel=["']?stylesheet/.test(tag))
        problems.push(`${file}: a stylesheet blocks the first paint: ${tag}`);
    for (const [tag] of head.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g))
      if (!/\b(type=["']?module|async|defer)/.test(tag))
        problems.push(`${file}: a script blocks the first paint: ${tag}`);
    if (/@import\b/.test(head)) problems.push(`${file}: a style imports another stylesheet`);
  }
}

checkFirstLoad();
checkOtherRoutes();
checkMocks();
checkNotices();
checkFirstPaint();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
