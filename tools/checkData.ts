/**
 * Checks the reference data in data: duplicates, formats and cross-references; part of `npm run check`. Tests of packages/domain
 * compare regions, phones and amenities with the rules.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import nameData from '../data/ghana-names.json';
import priceData from '../data/ghana-prices.json';
import regionData from '../data/ghana-regions.json';
import copyData from '../data/listing-copy.json';
import { root } from './run';

let failures = 0;

function check(isCorrect: boolean, what: string) {
  if (isCorrect) return;
  failures += 1;
  console.error(`wrong: ${what}`);
}

function checkUnique(values: readonly string[], what: string) {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  check(repeated.length === 0, `${what}, repeated: ${repeated.join(', ')}`);
}

const { regions } = regionData;
const districts = regions.flatMap((region) => region.districts.map((district) => ({ ...district, region })));
const townsOf = ({ towns, capital }: { towns: readonly string[]; capital: string }) => [...towns, capital];

function checkRegions() {
  for (const { name, capital, towns, lat, lng, region } of districts) {
    const { south, west, north, east } = region.bounds;
    check(capital !== '' && towns.length >= 2, `capital and towns of ${name}`);
    checkUnique(
      towns.map((town) => town.toLowerCase()),
      `towns of ${name}`,
    );
    check(lat >= south && lat <= north && lng >= west && lng <= east, `coordinates of ${name}`);
    const isTidy = (text: string) => text === text.trim() && !/\s\s/.test(text);
    check([name, capital, ...towns].every(isTidy), `spaces in ${name}`);
  }
}

function checkCopy() {
  const { titles, descriptions, placeholders } = copyData;
  const texts = [...titles, ...descriptions];
  checkUnique(
    texts.map(({ id }) => id),
    'ids of titles and descriptions',
  );
  for (const { id, text } of texts)
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
      check(name in placeholders, `placeholder in ${id}`);
}

/** By tier, property type and number of bedrooms: the lowest, a typical and the highest price. */
type PriceRanges = Record<string, Record<string, Record<string, readonly number[]>>>;

function checkPrices() {
  const { tiers, rent, sale, tierByDistrict, tierByTown, priceBands } = priceData;
  const tierIds = tiers.map(({ id }) => id);
  for (const [listingType, byTier] of Object.entries<PriceRanges>({ rent, sale })) {
    for (const tier of tierIds) {
      const ranges = Object.values(byTier[tier] ?? {}).flatMap((byBedrooms) => Object.values(byBedrooms));
      check(ranges.length > 0, `no prices for ${listingType} in ${tier}`);
      for (const [low = NaN, middle = NaN, high = NaN] of ranges)
        check(low < middle && middle < high, `price range for ${listingType} in ${tier}`);
    }
  }
  const find = (region: string, name: string) =>
    districts.find((district) => district.region.name === region && district.name === name);
  for (const { region, district, tier } of tierByDistrict)
    check(tierIds.includes(tier) && find(region, district) !== undefined, `tier of ${district}`);
  for (const { region, district, town, tier } of tierByTown) {
    const found = find(region, district);
    check(tierIds.includes(tier) && found !== undefined && townsOf(found).includes(town), `tier of ${town}`);
  }
  check(priceBands.length === 14 && priceBands.every(({ samples }) => samples.length > 0), 'price bands');
}

function checkNames() {
  const { agencies, given } = nameData;
  checkUnique(agencies, 'agencies');
  checkUnique(given.male, 'male given names');
  checkUnique(given.female, 'female given names');
}

/** Files that were made on one machine must not name its folders. */
function checkPaths() {
  const folder = path.join(root, 'data');
  for (const file of fs.readdirSync(folder).filter((name) => /\.(json|md)$/.test(name))) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    check(!/(^|[\s"'(])\/(work|tmp|home|root|farm|Users)\//.test(text), `local path in ${file}`);
  }
}

checkRegions();
checkCopy();
checkPrices();
checkNames();
checkPaths();
process.exitCode = failures === 0 ? 0 : 1;
