import { DISTRICT_NAMES } from './districts.generated';
import { isRegion } from './regions';

const split = new Map<string, readonly string[]>();

/** The official districts of a region by their short names (ruling 52, checklist 166); none for an unknown region. */
export function districtsOf(region: string): readonly string[] {
  if (!isRegion(region)) return [];
  const known = split.get(region);
  if (known !== undefined) return known;
  const names = DISTRICT_NAMES[region].split('|');
  split.set(region, names);
  return names;
}
