import { foldText } from '../text/foldText';
import { districtsOf } from './districts';
import { canonicalDistrict } from './regions';
import type { Region } from './regions';

/** Re-exported so that '@efie/domain/districts' can be lazy-loaded with everything a district field needs. */
export { districtsOf } from './districts';

/**
 * The districts of a region in official order, then the other towns found in listings, sorted, so that listings with a
 * town that is not a district can be found.
 */
export function districtOptions(region: Region, townsMet: Iterable<string> = []): string[] {
  const districts = districtsOf(region);
  const seen = new Set(districts.map(foldText));
  const towns: string[] = [];
  for (const town of townsMet) {
    const name = canonicalDistrict(town);
    const key = foldText(name);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    towns.push(name);
  }
  return [...districts, ...towns.sort((a, b) => a.localeCompare(b, 'en'))];
}
