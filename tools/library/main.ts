/**
 * `npm run test:library`: builds the packages for other projects, packs them, checks the packed files with publint and
 * are-the-types-wrong, installs them into a new app outside of the workspace (tools/library/app), compiles and builds that app,
 * uses it in a browser and measures a Button. `-- --keep` keeps the app's folder and prints it.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
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

type Versions = Readonly<Record<string, string>>;
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

const APP_LIBRARIES = [
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'styled-components',
  'typescript',
  'vite',
];

async function install(): Promise<void> {
  fs.cpSync(path.join(import.meta.dirname, 'app'), app, { recursive: true });
  const { devDependencies } = readManifest(root);
  const versions = APP_LIBRARIES.map((name) => [name, devDependencies[name]]);
  const manifest = {
    name: 'app',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(packed.map((file) => [file.name, `file:${fileOf(file)}`])),
      ...Object.fromEntries(versions),
      // For the schemas of its forms, in the version of the fields.
      yup: readManifest(builtFolder('ui')).dependencies['yup'],
    },
  };
  fs.writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], app);
}

/** The app compiles for a bundler and for Node's own module resolution. */
async function compile(): Promise<void> {
  const tsc = path.join(app, 'node_modules/typescript/bin/tsc');
  await node([tsc, '-p', app], app);
  await node([tsc, '-p', app, '--module', 'nodenext', '--moduleResolution', 'nodenext'], app);
}

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
  await step('compile', compile);
  await step('build the app', async () => {
    await node([path.join(app, 'node_modules/vite/bin/vite.js'), 'build'], app);
  });
  await step('render on a server', async () => {
    assert.match(await node(['server.mjs'], app), /<a [^>]*href="\/listings"[^>]*>.*View All/);
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
