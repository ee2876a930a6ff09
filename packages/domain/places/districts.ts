import { DISTRICT_NAMES } from './districts.generated';
import { isRegion } from './regions';
import { districtKey } from './districtKey';

const cache = new Map<string, readonly string[]>();

/** The short names of a region's official districts; none for an unknown region. */
export function districtsOf(region: string): readonly string[] {
  if (!isRegion(region)) return [];
  const cached = cache.get(region);
  if (cached !== undefined) return cached;
  const names = DISTRICT_NAMES[region].split('|');
  cache.set(region, names);
  return names;
}

/** The short name of the official district that a name means in any spelling; undefined for any other place. */
export function officialDistrict(region: string, name: string): string | undefined {
  const key = districtKey(name);
  return districtsOf(region).find((district) => districtKey(district) === key);
}
