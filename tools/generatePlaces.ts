/** Writes the districts of data/ghana-regions.json into packages/domain; part of `npm run generate`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { regions } from '../data/ghana-regions.json';
import { root } from './run';

for (const { name } of regions.flatMap((region) => region.districts)) {
  // canonicalDistrict() removes the kind from the end of a full name.
  if (/ (?:Metropolitan|Municipal|District)$/.test(name))
    throw new Error(`The name of a district ends with a kind: ${name}`);
  if (/['|\\]/.test(name)) throw new Error(`The name of a district needs escaping: ${name}`);
}

// One string per region: the list is part of what every visitor downloads.
const lines = regions.map(({ name, districts }) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  ${key}: '${districts.map((district) => district.name).join('|')}',`;
});

const text = `// Generated from data/ghana-regions.json by tools/generatePlaces.ts. Do not edit.
import type { Region } from './regions';

/** The official districts of each region in alphabetical order, separated by bars. */
// prettier-ignore
export const DISTRICT_NAMES: Readonly<Record<Region, string>> = {
${lines.join('\n')}
};
`;
writeFileSync(path.join(root, 'packages/domain/places/districts.generated.ts'), text);
