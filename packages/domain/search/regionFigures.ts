import type { Listing } from '../listing/Listing';
import { comparablePrice, medianPrice } from '../listing/priceComparison';
import { officialDistrict } from '../places/districts';
import { canonicalDistrict, readRegion, REGIONS } from '../places/regions';
import type { Region } from '../places/regions';
import { districtKey } from '../places/districtKey';

/** What a search finds in one district, official or not. */
export interface DistrictFigures {
  /** The official name, if there is one. */
  name: string;
  count: number;
}

/** What a search finds in one region. */
export interface RegionFigures {
  region: Region;
  count: number;
  /** GHS. Null with fewer than 8 prices, and for rents and sale prices together (ruling 162). */
  median: number | null;
  /** Those with results, the most results first. */
  districts: readonly DistrictFigures[];
}

type CountedListing = Pick<Listing, 'region' | 'district' | 'price' | 'status'>;

function districtFiguresOf(region: Region, found: readonly CountedListing[]): readonly DistrictFigures[] {
  const districts = new Map<string, DistrictFigures>();
  for (const { district } of found) {
    const key = districtKey(district);
    if (key === '') continue;
    const counted = districts.get(key);
    if (counted) counted.count++;
    else
      districts.set(key, {
        name: officialDistrict(region, district) ?? canonicalDistrict(district),
        count: 1,
      });
  }
  return [...districts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

/**
 * The figures of all regions, in the order of `REGIONS`.
 * @param hasMedians false for rents and sale prices together, which have no common median
 */
export function regionFiguresOf(
  found: readonly CountedListing[],
  hasMedians: boolean,
): readonly RegionFigures[] {
  // Listings repeat the same few spellings.
  const regions = new Map<string, Region | null>();
  const byRegion = new Map<Region, CountedListing[]>(REGIONS.map((region) => [region, []]));
  for (const listing of found) {
    let region = regions.get(listing.region);
    if (region === undefined) regions.set(listing.region, (region = readRegion(listing.region)));
    if (region !== null) byRegion.get(region)?.push(listing);
  }
  return [...byRegion].map(([region, listings]) => ({
    region,
    count: listings.length,
    median: hasMedians ? medianPrice(listings.flatMap((listing) => comparablePrice(listing) ?? [])) : null,
    districts: districtFiguresOf(region, listings),
  }));
}
