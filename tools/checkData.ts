/** Checks the reference data in data: counts, duplicates, formats and cross-references. Part of `npm run check`. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import amenityData from '../data/amenities.json';
import mapData from '../data/ghana-map.json';
import nameData from '../data/ghana-names.json';
import phoneData from '../data/ghana-phones.json';
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

/** The official number of districts, in the order of the specification. */
const DISTRICT_COUNTS: Readonly<Record<string, number>> = {
  'Greater Accra': 29,
  Ashanti: 43,
  Eastern: 33,
  Western: 14,
  'Western North': 9,
  Central: 22,
  Volta: 18,
  Oti: 9,
  Northern: 16,
  Savannah: 7,
  'North East': 6,
  'Upper East': 15,
  'Upper West': 11,
  Bono: 12,
  'Bono East': 11,
  Ahafo: 6,
};
const { regions } = regionData;
const districts = regions.flatMap((region) => region.districts.map((district) => ({ ...district, region })));
const townsOf = ({ towns, capital }: { towns: readonly string[]; capital: string }) => [...towns, capital];

function checkRegions() {
  const names = regions.map(({ name }) => name);
  check(names.join() === Object.keys(DISTRICT_COUNTS).join(), 'names and order of the regions');
  for (const { name, districts: own, districtCount } of regions) {
    const expected = DISTRICT_COUNTS[name];
    check(own.length === expected && districtCount === expected, `number of districts in ${name}`);
  }
  check(districts.length === 261 && regionData.districtCount === 261, 'number of districts');
  checkUnique(
    districts.map(({ name }) => name.toLowerCase()),
    'names of districts',
  );
  for (const { name, kind, capital, towns, lat, lng, region } of districts) {
    const { south, west, north, east } = region.bounds;
    check(['Metropolitan', 'Municipal', 'District'].includes(kind), `kind of ${name}`);
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

function checkPhones() {
  const { regex, validExamples, invalidExamples } = phoneData;
  const matches = (pattern: keyof typeof regex, text: string) => new RegExp(regex[pattern]).test(text);
  check(validExamples.length === 15 && invalidExamples.length >= 15, 'number of phone examples');
  for (const { display, e164, national, wa } of validExamples) {
    const isValid =
      matches('display', display) &&
      matches('e164', e164) &&
      matches('lenientInput', national) &&
      /^https:\/\/wa\.me\/233\d{9}$/.test(wa);
    check(isValid, `valid phone example ${display}`);
  }
  for (const { input, normalisesTo } of invalidExamples) {
    const isNormalized = matches('lenientInput', input) === (normalisesTo !== null);
    check(!matches('display', input) && isNormalized, `invalid phone example ${input}`);
  }
}

function checkAmenities() {
  const { amenities, specOrder, groups } = amenityData;
  check(amenities.length === 17 && new Set(specOrder).size === 17, 'number of amenities');
  checkUnique(
    amenities.map(({ label }) => label),
    'labels of amenities',
  );
  const commission = amenities.find(({ code }) => code === 'agents_commission_required');
  check(commission?.label === "Agent's Commission Required", 'label of the commission');
  const grouped = groups.flatMap(({ codes }) => codes).toSorted();
  check(grouped.join() === specOrder.toSorted().join(), 'groups of amenities');
}

function checkCopy() {
  const { titles, descriptions, placeholders } = copyData;
  check(titles.length === 60 && descriptions.length === 40, 'number of titles and descriptions');
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
  check(given.akanDayNames.length === 7 && given.eweDayNames.length === 7, 'number of day names');
}

function checkMap() {
  check(mapData.regions.length === 16, 'number of regions on the map');
  for (const { name, path: outline } of mapData.regions)
    check(name in DISTRICT_COUNTS && /^M[\d.][MlLz\d.\s-]*$/.test(outline), `map path of ${name}`);
  check(fs.statSync(path.join(root, 'data/ghana-map.json')).size < 40_000, 'size of the map');
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
checkPhones();
checkAmenities();
checkCopy();
checkPrices();
checkNames();
checkMap();
checkPaths();
process.exitCode = failures === 0 ? 0 : 1;
