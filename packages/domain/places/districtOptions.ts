import type { Listing } from '../listing/Listing';
import { foldText } from '../text/foldText';
import { districtsOf } from './districts';
import { canonicalDistrict, readRegion } from './regions';
import type { Region } from './regions';

/** Here too, so that '@efie/domain/districts' can be loaded late with everything a district field needs. */
export { districtsOf } from './districts';

/**
 * The districts of a region, then the towns met in its data that are none of them, so that old towns stay findable
 * (ruling 52). Districts keep their official order, towns come sorted.
 */
export function districtOptions(region: Region, townsMet: Iterable<string> = []): string[] {
  const districts = districtsOf(region);
  const met = new Set(districts.map(foldText));
  const towns: string[] = [];
  for (const town of townsMet) {
    const name = canonicalDistrict(town);
    const key = foldText(name);
    if (key === '' || met.has(key)) continue;
    met.add(key);
    towns.push(name);
  }
  return [...districts, ...towns.sort((a, b) => a.localeCompare(b, 'en'))];
}

/** The towns that listings of a region name, as they write them, each once. */
export function townsMet(listings: readonly Pick<Listing, 'region' | 'town'>[], region: Region): string[] {
  const towns = new Set<string>();
  for (const listing of listings) {
    if (listing.town !== '' && readRegion(listing.region) === region) towns.add(listing.town);
  }
  return [...towns];
}
