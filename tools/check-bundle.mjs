/**
 * `npm run check:bundle`: the first page is a budget. Judges apps/web/dist, which it builds when it is missing or older than
 * its sources:
 * - JavaScript of the first load (what the page names, and the chunk of its route), gzip -9, home and listings
 * - JavaScript that each further route adds to it, gzip -9; routes with forms may add twice as much
 * - none of the libraries that only dialogs, forms and the lightbox need, on either page
 * - the public entry of packages/ui: a Button taken from it weighs what a Button weighs
 * - nothing of the mocks, no service worker, and no report about the sources
 * - THIRD_PARTY_NOTICES.txt holds NOTICE, the license texts of the fonts and one of every bundled library
 * - no stylesheet, font or classic script that holds back the first paint
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reportsFolder } from '../apps/web/build/reportsFolder.mjs';
import { analyse, walk } from './bench/bundle-size.mjs';
import { weighButton } from './weigh-button.mjs';
import { ensureInstalled, root, run } from './tools.mjs';

/** 1.25 times the first load of the bare stack (tools/bench/floors, `stack`), in bytes. */
const BUDGET = 135_152;

/** What a further route may add, as parts of the bare stack. */
const ROUTE_SHARE = { plain: 0.15, form: 0.3 };
const STACK = BUDGET / 1.25;

const pages = [
  { name: 'home', html: 'index.html', route: 'screens/Home/Home.tsx' },
  { name: 'listings', html: 'listings/index.html', route: 'screens/Listings/Listings.tsx' },
];

const dist = path.join(root, 'apps/web/dist');
const reports = reportsFolder(dist);
const sources = ['apps/web', 'packages', 'package-lock.json', 'openapi.yaml'];

function newest(place) {
  const stat = fs.statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...fs
      .readdirSync(place)
      .filter(
        (name) =>
          !['node_modules', 'dist', 'dist-demo', 'dist-ssr', '.cache'].includes(name) &&
          !/\.(test|stories)\.tsx?$/.test(name),
      )
      .map((name) => newest(path.join(place, name))),
  );
}

await ensureInstalled();
const built = fs.statSync(path.join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (sources.some((place) => newest(path.join(root, place)) > built)) {
  const { code, output } = await run(['tools/build.mjs'], { quiet: true });
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}

const faults = [];
const bytes = (n) => n.toLocaleString('en-US');

for (const { name, html, route } of pages) {
  const { initial, route: own } = analyse(dist, { html, routes: [route] });
  const total = initial.js.gz + own.js.gz;
  console.log(
    `${name.padEnd(9)} first-load JavaScript ${bytes(total)} B gzip of ${bytes(BUDGET)} (entry ${bytes(initial.js.gz)}, route ${bytes(own.js.gz)})`,
  );
  if (total > BUDGET) faults.push(`${name}: ${bytes(total - BUDGET)} bytes over the budget`);
}

const heavy =
  /node_modules\/((?:@radix-ui\/[^/]+)|radix-ui|react-dropzone|file-selector|react-number-format|formik|yup|yet-another-react-lightbox|@dnd-kit\/[^/]+)\//;
const modules = JSON.parse(fs.readFileSync(path.join(reports, 'modules.json'), 'utf8'));
for (const { name, html, route } of pages) {
  const first = analyse(dist, { html, routes: [route] }).list.filter(({ when }) => when !== 'lazy');
  const found = new Set(
    first.flatMap(({ file }) => modules[file] ?? []).flatMap((id) => heavy.exec(id)?.[1] ?? []),
  );
  for (const library of found) faults.push(`${name}: ${library} is on the first page`);
}

const manifest = fs.readFileSync(path.join(reports, 'manifest.json'), 'utf8');
// What the table of routes names; dialogs and parts of a screen that come later still are not part of its first load.
const table = fs.readFileSync(path.join(root, 'apps/web/app/routes.tsx'), 'utf8');
const others = [...table.matchAll(/import\('\.\.\/(routes\/[^']+)'\)/g)]
  .map(([, source]) => `${source}.tsx`)
  .filter((source) => pages.every(({ route }) => route !== source));
for (const source of others) {
  const { list, route: own } = analyse(dist, { routes: [source] });
  const files = list.filter(({ when }) => when === 'route').map(({ file }) => file);
  const hasForm = files.some((file) => modules[file]?.some((id) => id.startsWith('node_modules/formik/')));
  const share = own.js.gz / STACK;
  const words = `${path.basename(source, '.tsx').padEnd(16)} adds ${bytes(own.js.gz).padStart(6)} B gzip, ${share.toFixed(3)} of the stack`;
  console.log(words);
  if (share > (hasForm ? ROUTE_SHARE.form : ROUTE_SHARE.plain)) faults.push(`over its share: ${words}`);
}

const button = await weighButton();
console.log(
  `Button    ${bytes(button.alone)} B gzip from its folder, ${bytes(button.fromEntry)} B from the public entry (React and styled-components apart)`,
);
if (button.fromEntry > button.alone + 200)
  faults.push(`the public entry adds ${bytes(button.fromEntry - button.alone)} bytes to a Button alone`);

const files = walk(dist);
const foreign = /"[^"]*(?:(?:^|\/)mocks\/|node_modules\/(?:msw|openapi-msw|@mswjs|@msw|@faker-js)\/)[^"]*"/g;
for (const [source] of manifest.matchAll(foreign))
  faults.push(`a module of the mocks is built in: ${source}`);
for (const [name, ids] of Object.entries(modules)) {
  const found = ids.find((id) => id.startsWith('mocks/'));
  if (found) faults.push(`${name} holds a module of the mocks: ${found}`);
}
for (const file of files) {
  const name = path.relative(dist, file);
  if (/mockServiceWorker/i.test(name)) faults.push(`${name}: the worker of the mocks is copied`);
  if (/^\.|[/\\]\./.test(name)) faults.push(`${name}: a hidden file is published`);
  if (name === 'checkout.html') faults.push(`${name}: the payment page of the mocks is built in`);
  if (!/\.m?js$/.test(name)) continue;
  const found = /mockServiceWorker|\[MSW\]|setupWorker/.exec(fs.readFileSync(file, 'utf8'));
  if (found) faults.push(`${name} holds "${found[0]}"`);
}

const licenses = path.join(dist, 'THIRD_PARTY_NOTICES.txt');
const notices = fs.existsSync(licenses) ? fs.readFileSync(licenses, 'utf8') : '';
const fonts = path.join(root, 'packages/ui/theme/fonts');
const texts = [
  path.join(root, 'NOTICE'),
  ...fs.readdirSync(fonts).flatMap((name) => (name.startsWith('OFL-') ? [path.join(fonts, name)] : [])),
];
for (const file of texts) {
  if (!notices.includes(fs.readFileSync(file, 'utf8').trim()))
    faults.push(`THIRD_PARTY_NOTICES.txt lacks ${path.relative(root, file)}`);
}
// A section is a title between two rules, then the text.
const [, ...sections] = notices.split(/^-{80}\n(?=.+\n-{80}\n)/m);
const withText = new Set(
  sections.flatMap((part) => {
    const [title, , ...text] = part.split('\n');
    return text.join('').trim().length > 300 ? [title.replace(/ \S+ \([^)]*\)$/, '')] : [];
  }),
);
const libraries = new Set(
  Object.values(modules)
    .flat()
    .flatMap((id) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
);
console.log(`notices   license texts of ${libraries.size} bundled libraries`);
for (const library of libraries) {
  if (!withText.has(library)) faults.push(`THIRD_PARTY_NOTICES.txt lacks the license text of ${library}`);
}

for (const file of files.filter((found) => found.endsWith('.html'))) {
  const name = path.relative(dist, file);
  const head = fs.readFileSync(file, 'utf8').split(/<body\b/)[0];
  for (const [tag] of head.matchAll(/<link\b[^>]*>/g)) {
    if (/\brel=["']?stylesheet/.test(tag))
      faults.push(`${name}: a stylesheet holds back the first paint: ${tag}`);
  }
  for (const [tag] of head.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)) {
    if (!/\b(type=["']?module|async|defer)/.test(tag))
      faults.push(`${name}: a script holds back the first paint: ${tag}`);
  }
  if (/@import\b/.test(head)) faults.push(`${name}: a style imports another one`);
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
