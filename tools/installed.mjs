// @ts-check
/** Runs before anything is installed, so it is plain JavaScript and imports node: modules only. */
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} file a lockfile
 * @returns {Record<string, LockedPackage>} by path: 'node_modules/vite'
 */
const readPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

/**
 * The folder that this user cannot write, and what to do about it; null if there is none.
 * @param {string} root folder of the repository
 */
export function findUnwritable(root) {
  const folders = [root, path.join(root, 'node_modules')].filter((folder) => fs.existsSync(folder));
  const locked = folders.find((folder) => {
    try {
      fs.accessSync(folder, fs.constants.W_OK);
      return false;
    } catch {
      return true;
    }
  });
  return locked === undefined
    ? null
    : `You cannot write ${locked}, but the dependencies, caches and builds belong there: use a copy of your own, or have the folder given to you with chown.`;
}

/**
 * Whether node_modules has the versions of package-lock.json.
 * @param {string} root folder of the repository
 */
export function isInstalled(root) {
  const installedLock = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(installedLock)) return false;
  const installed = readPackages(installedLock);
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(
    // The lockfile also lists optional packages of other systems.
    ([place, { version, optional, peer, link }]) =>
      !place.includes('node_modules/') || optional || peer || link || installed[place]?.version === version,
  );
}
