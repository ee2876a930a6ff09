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
