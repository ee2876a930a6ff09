// @ts-check
/**
 * Installs the packages of package-lock.json that are missing or out of date; the first step of every npm script. It runs
 * before anything is installed, so it is plain JavaScript and imports node: modules only.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findUnwritable, isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  // Without npm's own path, npm is a .cmd file on Windows, which needs a shell.
  return npm?.endsWith('js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

const unwritable = findUnwritable(root);
if (unwritable !== null) {
  console.error(unwritable);
  process.exit(1);
}
if (!isInstalled(root)) {
  console.log('Installing dependencies (npm ci) ...');
  const { status, error } = install();
  if (status !== 0) {
    console.error(`npm ci failed: ${error?.message ?? 'see its output above'}`);
    process.exit(1);
  }
  // .npmrc lets npm run no scripts of packages at an installation, and so none of ours.
  spawnSync(process.execPath, [path.join(root, 'tools/hooks.mjs')], { cwd: root, stdio: 'inherit' });
}
