import fs from 'node:fs';
import path from 'node:path';
import { root } from './run';

const PRODUCT_SOURCES = ['apps/web', 'packages', 'package-lock.json', 'openapi.yaml'];
const SOURCES = {
  dist: PRODUCT_SOURCES,
  'dist-demo': [...PRODUCT_SOURCES, 'mocks', 'apps/mock-panel', 'data'],
};

/** When a file of a folder was last changed, in ms since 1970. */
function lastChange(place: string): number {
  const stat = fs.statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const isSource = (name: string) =>
    !/^(?:node_modules|dist(?:-.+)?|\.cache)$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name);
  const names = fs.readdirSync(place).filter(isSource);
  return Math.max(0, ...names.map((name) => lastChange(path.join(place, name))));
}

/** Whether a build of apps/web is newer than its sources. */
export function isUpToDate(build: keyof typeof SOURCES): boolean {
  const page = path.join(root, 'apps/web', build, 'index.html');
  const built = fs.statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES[build].every((place) => lastChange(path.join(root, place)) <= built);
}
