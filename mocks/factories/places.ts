import prices from '../../data/ghana-prices.json';
import regionData from '../../data/ghana-regions.json';
import type { Random } from './random';

/** A place for a listing: region and district by name, and one town of the district. */
export type Place = { region: string; district: string; town: string };

/** The price levels of data/ghana-prices.json. */
export type Tier = string;

type District = { name: string; kind: string; towns: readonly string[] };

const districtsByRegion: ReadonlyMap<string, readonly District[]> = new Map(
  regionData.regions.map((region) => [region.name, region.districts]),
);

const tierByPlace: ReadonlyMap<string, Tier> = new Map([
  ...Object.entries(prices.tierByRegion),
  ...prices.tierByDistrict.map((row): [string, Tier] => [`${row.region}|${row.district}`, row.tier]),
  ...prices.tierByTown.map((row): [string, Tier] => [`${row.region}|${row.district}|${row.town}`, row.tier]),
]);

/** The 16 region names in the data's order. */
export const REGION_NAMES: readonly string[] = regionData.regions.map((region) => region.name);

/** The districts of a region; none for an unknown region. */
export function districtsOf(region: string): readonly District[] {
  return districtsByRegion.get(region) ?? [];
}

/** The price level: by town, else by district, else by region (the data's tierRule). */
export function tierOf({ region, district, town }: Place): Tier {
  return (
    tierByPlace.get(`${region}|${district}|${town}`) ??
    tierByPlace.get(`${region}|${district}`) ??
    tierByPlace.get(region) ??
    'town'
  );
}

const WEIGHT_BY_TIER: Readonly<Record<string, number>> = {
  accra_prime: 9,
  accra_upper: 6,
  accra_mid: 3,
  accra_outer: 3,
  city: 6,
  town: 2,
  rural: 1,
};

/** A place: cities and better quarters more often than the country. A given region or district is kept. */
export function pickPlace(random: Random, wanted: { region?: string; district?: string } = {}): Place {
  const region = wanted.region ?? random.pick(REGION_NAMES);
  const all = districtsOf(region);
  const known = all.filter((district) => district.name === wanted.district);
  const pool = known.length > 0 ? known : all;
  if (pool.length === 0) {
    const district = wanted.district ?? region;
    return { region, district, town: district };
  }
  const weights: Record<string, number> = {};
  for (const district of pool) {
    weights[district.name] = WEIGHT_BY_TIER[tierOf({ region, district: district.name, town: '' })] ?? 1;
  }
  const name = random.weighted(weights);
  const towns = pool.find((district) => district.name === name)?.towns ?? [name];
  return { region, district: name, town: random.pick(towns) };
}

const STREETS = [
  'Lagos Avenue',
  'Mango Lane',
  'Neem Avenue',
  'Palm Street',
  'Chapel Road',
  'Station Road',
  'Second Close',
  'School Lane',
  'Borehole Road',
  'Market Road',
  'Flamboyant Crescent',
  'Third Street',
  'Independence Road',
  'Hospital Road',
  'Odum Street',
  'Polytank Junction',
  'Cocoa Road',
  'Water Works Road',
  'Old Railway Line',
  'Shea Tree Close',
] as const;

/** The line under a title, as 'Lagos Avenue, East Legon'. */
export function specificLocationOf(random: Random, place: Place): string {
  return `${random.pick(STREETS)}, ${place.town}`;
}
