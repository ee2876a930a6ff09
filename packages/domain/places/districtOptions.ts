import { foldText } from '../text/foldText';
import { districtsOf } from './districts';
import { canonicalDistrict } from './regions';
import type { Region } from './regions';

/** Re-exported so that '@efie/domain/districts' can be lazy-loaded with everything a district field needs. */
export { districtsOf } from './districts';

/**
 * The districts of a region in official order, then the other districts found in listings, sorted, so that listings with
 * an unofficial district can be found.
 */
export function districtOptions(region: Region, found: Iterable<string> = []): string[] {
  const official = districtsOf(region);
  const seen = new Set(official.map(foldText));
  const others: string[] = [];
  for (const district of found) {
    const name = canonicalDistrict(district);
    const key = foldText(name);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    others.push(name);
  }
  return [...official, ...others.sort((a, b) => a.localeCompare(b, 'en'))];
}
