/**
 * `npm run test:library`: builds the packages for other projects, packs them, checks the packed files with publint and
 * are-the-types-wrong, installs them into a copy of examples/starter outside of the workspace, compiles and builds that app, uses
 * it in a browser and measures a Button. `-- --keep` keeps the app's folder and prints it.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import zlib from 'node:zlib';
import { BUDGETS } from '../budgets';
import { bin, root, run, runProgram, seconds } from '../run';
import { installChromium } from '../test/installChromium';
import { weighButton } from '../weighButton';
import { checkApp } from './checkApp';
import { buildLibrary, builtFolder, LIBRARY_PACKAGES, publishedFiles } from './buildPackages';

interface Packed {
  name: string;
  filename: string;
  size: number;
}

const packs = path.join(root, '.cache/library');
const app = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'efie-library-'));

type Versions = Record<string, string>;
const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Versions;
    devDependencies: Versions;
  };

/** Runs a program quietly and returns its output. */
async function succeed(running: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
  return output;
}

const node = (args: readonly string[], cwd = root) => succeed(run(args, { quiet: true, cwd }));

function npm(args: readonly string[], cwd = root): Promise<string> {
  const program = process.env['npm_execpath'];
  return succeed(
    program?.endsWith('js')
      ? run([program, ...args], { quiet: true, cwd })
      : runProgram('npm', args, { quiet: true, cwd }),
  );
}

async function step(name: string, action: () => Promise<string | void>): Promise<void> {
  const started = performance.now();
  const remark = await action();
  console.log(
    `ok     ${name.padEnd(24)} ${seconds(performance.now() - started).padStart(7)}  ${remark ?? ''}`,
  );
}

let packed: readonly Packed[] = [];
const fileOf = ({ filename }: Packed) => path.join(packs, filename);

async function pack(): Promise<string> {
  fs.rmSync(packs, { recursive: true, force: true });
  fs.mkdirSync(packs, { recursive: true });
  const output = await npm([
    'pack',
    '--json',
    '--pack-destination',
    packs,
    ...LIBRARY_PACKAGES.map(builtFolder),
  ]);
  packed = JSON.parse(output) as Packed[];
  return packed.map(({ name, size }) => `${name} ${Math.round(size / 1000)} kB`).join(', ');
}

async function checkTypes(): Promise<void> {
  for (const [index, name] of LIBRARY_PACKAGES.entries()) {
    const file = packed[index];
    assert(file);
    // The program does not expand './cards/*'.
    const entryPoints = publishedFiles(name).map(({ subpath }) => subpath);
    await node([
      bin('attw', '@arethetypeswrong/cli'),
      fileOf(file),
      // Every supported bundler and Node version loads ESM, so the packages have no CommonJS.
      '--profile=esm-only',
      '--no-color',
      '--no-emoji',
      '--entrypoints',
      ...entryPoints,
    ]);
  }
}

async function lintPackages(): Promise<void> {
  for (const file of packed) {
    const output = await node([bin('publint'), 'run', fileOf(file), '--strict']);
    assert.match(output, /All good!/, output);
  }
}

/** The app's own ranges allow later versions; the test uses those of this repository, which have the same major version. */
async function install(): Promise<void> {
  fs.cpSync(path.join(root, 'examples/starter'), app, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist)$/.test(file),
  });
  fs.copyFileSync(path.join(root, 'tools/guides/packages.tsx'), path.join(app, 'src/packages.tsx'));
  // The test calls this function of the package, whose worker the app's bundler has to find.
  fs.appendFileSync(
    path.join(app, 'src/main.tsx'),
    "Object.assign(globalThis, { photos: import('@efie/ui/photos') });\n",
  );
  const manifest = readManifest(app);
  const tested = {
    ...readManifest(path.join(root, 'packages/ui')).dependencies,
    ...readManifest(root).devDependencies,
    ...Object.fromEntries(packed.map((file) => [file.name, `file:${fileOf(file)}`])),
  };
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const [name, range] of Object.entries(dependencies)) {
      const version = tested[name] ?? '';
      if (range !== 'latest') assert.equal(range, `^${version.split('.')[0]}`, name);
      dependencies[name] = version;
    }
  fs.writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], app);
}

const tsc = path.join(app, 'node_modules/typescript/bin/tsc');

/** For Node's own module resolution; the app's build compiles it for a bundler. */
const compileForNode = () => node([tsc, '--module', 'nodenext', '--moduleResolution', 'nodenext'], app);

/** Returns what the page loads first. */
async function buildApp(): Promise<string> {
  await npm(['run', 'build'], app);
  const page = fs.readFileSync(path.join(app, 'dist/index.html'), 'utf8');
  const bytes = (files: RegExp) =>
    [...page.matchAll(files)].reduce(
      (sum, [, file = '']) => sum + zlib.gzipSync(fs.readFileSync(path.join(app, 'dist', file))).length,
      0,
    );
  return `${bytes(/"(\/assets\/[^"]+\.js)"/g)} B of JavaScript, ${bytes(/"(\/assets\/[^"]+\.css)"/g)} B of CSS, gzip`;
}

const SERVER = `
import { Button } from '@efie/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
process.stdout.write(renderToString(createElement(Button, { href: '/listings' }, 'View All')));`;

async function weigh(): Promise<string> {
  const alone = await weighButton(app, '@efie/ui/primitives/Button');
  const fromEntry = await weighButton(app, '@efie/ui');
  const remark = `${alone} B gzip, ${fromEntry} B from '@efie/ui', of ${BUDGETS.button} B`;
  assert(Math.max(alone, fromEntry) <= BUDGETS.button, remark);
  return remark;
}

try {
  await step('build', buildLibrary);
  await step('pack', pack);
  await step('publint', lintPackages);
  await step('are the types wrong', checkTypes);
  await step('install', install);
  await step('compile for Node', compileForNode);
  await step('build the app', buildApp);
  await step('render on a server', async () => {
    assert.match(
      await node(['--input-type=module', '--eval', SERVER], app),
      /<a [^>]*href="\/listings"[^>]*>.*View All/,
    );
  });
  await step('use in a browser', async () => {
    await installChromium();
    await checkApp(app, path.join(packs, 'app.png'));
  });
  await step('weight of a Button', weigh);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) console.log(app);
  else fs.rmSync(app, { recursive: true, force: true });
}
