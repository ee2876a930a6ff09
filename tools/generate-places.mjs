#!/usr/bin/env node
// Writes packages/domain/places/districts.generated.ts from data/ghana-regions.json: names only, one text a region,
// because the whole list is part of what a visitor downloads.
//   node tools/generate-places.mjs            writes the file
//   node tools/generate-places.mjs --check    fails when the file differs from a fresh run
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const target = new URL('../packages/domain/places/districts.generated.ts', import.meta.url);
const { regions } = JSON.parse(readFileSync(new URL('../data/ghana-regions.json', import.meta.url), 'utf8'));

for (const { name, fullName, kind } of regions.flatMap((region) => region.districts)) {
  // canonicalDistrict() takes the kind off a full name; that only works while these hold.
  if (fullName !== `${name} ${kind}`)
    throw new Error(`Full name of ${name} is not its name and kind: ${fullName}`);
  if (/ (?:Metropolitan|Municipal|District)$/.test(name))
    throw new Error(`A district's name ends with a kind: ${name}`);
  if (/['|\\]/.test(name)) throw new Error(`A district's name needs another separator or quotes: ${name}`);
}

const lines = regions.map(({ name, districts }) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  ${key}: '${districts.map((district) => district.name).join('|')}',`;
});
const text = [
  '// Generated from data/ghana-regions.json by tools/generate-places.mjs. Do not edit.',
  "import type { Region } from './regions';",
  '',
  '/** The official districts of every region, in order, joined by a bar. */',
  '// prettier-ignore',
  'export const DISTRICT_NAMES: Readonly<Record<Region, string>> = {',
  ...lines,
  '};',
  '',
].join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error(
    'packages/domain/places/districts.generated.ts is not what data/ghana-regions.json gives. Run: node tools/generate-places.mjs',
  );
  process.exit(1);
}
