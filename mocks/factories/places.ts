import prices from '../../data/ghana-prices.json' with { type: 'json' };
import regionData from '../../data/ghana-regions.json' with { type: 'json' };
import type { Random } from './random';

export type Place = { region: string; district: string; town: string };

/** A price level of data/ghana-prices.json. */
export type PriceLevel = string;

type District = { name: string; kind: string; towns: readonly string[] };

const districtsByRegion: ReadonlyMap<string, readonly District[]> = new Map(
  regionData.regions.map((region) => [region.name, region.districts]),
);

const tierByPlace: ReadonlyMap<string, PriceLevel> = new Map([
  ...Object.entries(prices.tierByRegion),
  ...prices.tierByDistrict.map((row): [string, PriceLevel] => [`${row.region}|${row.district}`, row.tier]),
  ...prices.tierByTown.map((row): [string, PriceLevel] => [
    `${row.region}|${row.district}|${row.town}`,
    row.tier,
  ]),
]);

export const REGION_NAMES: readonly string[] = regionData.regions.map((region) => region.name);

/** The districts of a region; empty for an unknown region. */
export function districtsOf(region: string): readonly District[] {
  return districtsByRegion.get(region) ?? [];
}

/** The price level of the town, else of the district, else of the region. */
export function priceLevelOf({ region, district, town }: Place): PriceLevel {
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

/** How often each district of a region is picked. */
const weightsByRegion: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  regionData.regions.map(({ name: region, districts }) => [
    region,
    Object.fromEntries(
      districts.map(({ name }) => [
        name,
        WEIGHT_BY_TIER[priceLevelOf({ region, district: name, town: '' })] ?? 1,
      ]),
    ),
  ]),
);

/** A random place, in cities and expensive areas more often than in rural ones. A given region or district is used as is. */
export function pickPlace(random: Random, given: { region?: string; district?: string } = {}): Place {
  const region = given.region ?? random.pick(REGION_NAMES);
  const weights = weightsByRegion.get(region);
  if (!weights) {
    const district = given.district ?? region;
    return { region, district, town: district };
  }
  const picked = random.weighted(weights);
  const name = given.district !== undefined && given.district in weights ? given.district : picked;
  const towns = districtsOf(region).find((district) => district.name === name)?.towns ?? [name];
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

/** The specific location of a listing, such as 'Lagos Avenue, East Legon'. */
export function specificLocationOf(random: Random, place: Place): string {
  return `${random.pick(STREETS)}, ${place.town}`;
}
