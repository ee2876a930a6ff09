import type { Listing } from '../listing/Listing';
import { comparablePrice, medianPrice } from '../listing/priceComparison';
import { readRegion, REGIONS } from '../places/regions';
import type { Region } from '../places/regions';

/** What a search finds in one region. */
export interface RegionFigures {
  region: Region;
  count: number;
  /** GHS. Null with fewer than 8 prices, and for rents and sale prices together (ruling 162). */
  median: number | null;
}

/**
 * The figures of all regions, in the order of `REGIONS`.
 * @param hasMedians false for rents and sale prices together, which have no common median
 */
export function regionFiguresOf(
  found: readonly Pick<Listing, 'region' | 'price' | 'status'>[],
  hasMedians: boolean,
): readonly RegionFigures[] {
  // Listings repeat the same few spellings.
  const regions = new Map<string, Region | null>();
  const groups = new Map<Region, { count: number; prices: number[] }>();
  for (const listing of found) {
    let region = regions.get(listing.region);
    if (region === undefined) regions.set(listing.region, (region = readRegion(listing.region)));
    if (region === null) continue;
    const group = groups.get(region) ?? { count: 0, prices: [] };
    group.count++;
    const price = hasMedians ? comparablePrice(listing) : null;
    if (price !== null) group.prices.push(price);
    groups.set(region, group);
  }
  return REGIONS.map((region) => {
    const { count, prices } = groups.get(region) ?? { count: 0, prices: [] };
    return { region, count, median: medianPrice(prices) };
  });
}
