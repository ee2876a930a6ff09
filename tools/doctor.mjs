// @ts-check
/**
 * `npm run doctor`: says what this machine lacks, and what to do. Exits with 1 if something is missing without which the
 * commands fail. It runs before anything is installed, so it is plain JavaScript and imports node: modules only.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findUnwritable, isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const shell = process.platform === 'win32' && program === 'npm';
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8', shell });
  return status === 0 ? stdout.trim() : null;
}

/**
 * @param {string} version '20.19.0'
 * @param {string} range alternatives of `^20.19.0` and `>=24.0.0`
 */
function isInRange(version, range) {
  const numbers = (/** @type {string} */ text) => text.replace(/^\D+/, '').split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  return range.split('||').some((part) => {
    const [fromMajor = 0, fromMinor = 0, fromPatch = 0] = numbers(part.trim());
    if (major !== fromMajor) return part.includes('>=') && major > fromMajor;
    return minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
  });
}

function findChromium() {
  const code = "import('./testing/chromium.ts').then((m) => console.log(m.findChromium() ?? ''))";
  return run(process.execPath, ['--import', 'tsx', '--eval', code]) || null;
}

function hasHooks() {
  const folder = run('git', ['rev-parse', '--git-path', 'hooks']);
  const hook = folder === null ? '' : path.join(path.resolve(root, folder), 'pre-commit');
  return fs.existsSync(hook) && fs.readFileSync(hook, 'utf8').includes('lefthook');
}

let isMissing = false;

/**
 * @param {boolean} isOk
 * @param {string} found what there is
 * @param {string} remedy
 * @param {{ isOptional?: boolean }} [options] whether the commands work without it
 */
function report(isOk, found, remedy, { isOptional = false } = {}) {
  console.log(`${isOk ? 'ok     ' : isOptional ? 'note   ' : 'MISSING'} ${found}`);
  if (!isOk) console.log(`        ${remedy}`);
  if (!isOk && !isOptional) isMissing = true;
}

const { node, npm } = JSON.parse(read('package.json')).engines;
report(
  isInRange(process.versions.node, node),
  `Node ${process.versions.node}`,
  `Install Node ${node}: nvm install`,
);
// npm names its version to the scripts that it runs.
const npmVersion =
  /^npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? run('npm', ['--version']);
report(
  isInRange(npmVersion ?? '0', npm),
  `npm ${npmVersion}`,
  `Install npm ${npm}: npm install --global npm@11`,
);
report(run('git', ['--version']) !== null, 'git', 'Install git to commit.', { isOptional: true });
const hasHistory = fs.existsSync(path.join(root, '.git'));
const isTrusted = hasHistory && run('git', ['rev-parse', '--git-dir']) !== null;
report(
  isTrusted,
  'Git history',
  hasHistory
    ? `git refuses a folder of another user. To commit: git config --global --add safe.directory "${root}"`
    : 'This copy has none: clone the repository to commit, or to compare commits. All else works.',
  { isOptional: true },
);
const unwritable = findUnwritable(root);
report(unwritable === null, 'Folder that you can write', unwritable ?? '');
report(
  !/[#?]/.test(root),
  'Folder whose path has no # or ?',
  `Vite cannot serve ${root}: rename the folder, or move the project to another.`,
);

const areInstalled = isInstalled(root);
report(areInstalled, 'Dependencies as in package-lock.json', 'Run npm ci. npm start and npm test also do.');
if (areInstalled) {
  const chromium = findChromium();
  report(
    chromium !== null,
    `Chromium ${chromium ?? ''}`,
    'Run npx playwright install --with-deps chromium, or set CHROMIUM_PATH to its program. npm test tries the former.',
  );
  const { version } = JSON.parse(read('node_modules/msw/package.json'));
  report(
    read('mocks/worker/mockServiceWorker.js').includes(`PACKAGE_VERSION = '${version}'`),
    `Service worker of msw ${version}`,
    'Run npx msw init mocks/worker --no-save, and commit the file.',
  );
}
if (isTrusted)
  report(hasHooks(), 'Git hooks', 'Run npx lefthook install to format and lint what you commit.', {
    isOptional: true,
  });
console.log(isMissing ? '\nSomething is missing: see above.' : '\nReady: npm start, npm test.');
process.exitCode = isMissing ? 1 : 0;
