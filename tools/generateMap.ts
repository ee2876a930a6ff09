/** Writes the outlines of data/ghana-map.json into packages/ui; part of `npm run generate`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { regions, source } from '../data/ghana-map.json';
import { root } from './run';

/** Around the outlines, for the stroke of a chosen region. */
const MARGIN = 6;

type Point = readonly [x: number, y: number];

/**
 * The corners of an outline, rounded to whole units: borders that two regions share stay shared. The map is at most two thirds
 * of a pixel wide per unit.
 */
function cornersOf(outline: string): Point[] {
  const [, start = '', steps = ''] = /^M([^a-z]+)l([^a-z]+)z$/.exec(outline) ?? [];
  const numbers = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  let [x = NaN, y = NaN] = numbers(start);
  const corners: Point[] = [[Math.round(x), Math.round(y)]];
  const offsets = numbers(steps);
  for (let index = 0; index < offsets.length; index += 2) {
    x += offsets[index] ?? NaN;
    y += offsets[index + 1] ?? NaN;
    corners.push([Math.round(x), Math.round(y)]);
  }
  if (corners.length < 4 || corners.flat().some(Number.isNaN))
    throw new Error(`The outline has other commands than M, l and z: ${outline.slice(0, 40)}`);
  return corners;
}

/** Relative, because differences have fewer digits. */
function pathOf([start = [0, 0], ...others]: readonly Point[]): string {
  let last = start;
  const steps = others.flatMap((corner) => {
    const step = [corner[0] - last[0], corner[1] - last[1]];
    last = corner;
    return step.every((length) => length === 0) ? [] : step;
  });
  return `M${start.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

const outlines = regions
  .map(({ name, label, path: outline }) => ({ name, label, corners: cornersOf(outline) }))
  .toSorted((first, second) => first.name.localeCompare(second.name));
const corners = outlines.flatMap((outline) => outline.corners);
const xs = corners.map(([x]) => x);
const ys = corners.map(([, y]) => y);
const box = {
  x: Math.min(...xs) - MARGIN,
  y: Math.min(...ys) - MARGIN,
  width: Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
  height: Math.max(...ys) - Math.min(...ys) + 2 * MARGIN,
};

const lines = outlines.map(({ name, label, corners: outline }) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  ${key}: { x: ${Math.round(label.x)}, y: ${Math.round(label.y)}, path: '${pathOf(outline)}' },`;
});

const text = `// Generated from data/ghana-map.json by tools/generateMap.ts. Do not edit.
// ${source.attribution}
import type { Region } from '@efie/domain/places';

/** The outline of each region, and where its label is centered. */
// prettier-ignore
export const OUTLINES: Readonly<Record<Region, { x: number; y: number; path: string }>> = {
${lines.join('\n')}
};

/** What the outlines cover, with a margin. */
export const MAP_BOX = { x: ${box.x}, y: ${box.y}, width: ${box.width}, height: ${box.height} };

export const MAP_ATTRIBUTION =
  '${source.attribution}';

export const MAP_LICENSE_URL = '${source.licenceUrl}';
`;
writeFileSync(path.join(root, 'packages/ui/panels/RegionMap/outlines.generated.ts'), text);
