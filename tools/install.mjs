// @ts-check
/**
 * Installs the packages of package-lock.json that are missing or out of date; the first step of every npm script. It runs
 * before anything is installed, so it is plain JavaScript and imports node: modules only.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} file a lockfile, as a path from the root
 * @returns {Record<string, LockedPackage>} by path: 'node_modules/vite'
 */
const readPackages = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;

function isInstalled() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!fs.existsSync(path.join(root, installedLock))) return false;
  const installed = readPackages(installedLock);
  return Object.entries(readPackages('package-lock.json')).every(
    // The lockfile also lists optional packages of other systems.
    ([place, { version, optional, peer, link }]) =>
      !place.includes('node_modules/') || optional || peer || link || installed[place]?.version === version,
  );
}

function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  // Without npm's own path, npm is a .cmd file on Windows, which needs a shell.
  return npm?.endsWith('js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci) ...');
  const { status, error } = install();
  if (status !== 0) {
    console.error(`npm ci failed: ${error?.message ?? 'see its output above'}`);
    process.exit(1);
  }
}
