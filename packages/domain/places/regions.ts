import { foldText } from '../text/foldText';

export const REGIONS = [
  'Greater Accra',
  'Ashanti',
  'Eastern',
  'Western',
  'Western North',
  'Central',
  'Volta',
  'Oti',
  'Northern',
  'Savannah',
  'North East',
  'Upper East',
  'Upper West',
  'Bono',
  'Bono East',
  'Ahafo',
] as const;

export type Region = (typeof REGIONS)[number];

export function isRegion(name: string): name is Region {
  return (REGIONS as readonly string[]).includes(name);
}

const BY_KEY: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [foldText(region), region]));

/** The region in any spelling (case, spaces, 'Ashanti Region.', 'greater-accra'); null for an unknown one. */
export function readRegion(text: string): Region | null {
  const key = foldText(text)
    .replace(/[\s.,_-]+/g, ' ')
    .trim()
    .replace(/ region$/, '');
  return BY_KEY.get(key) ?? null;
}

const regionKey = (region: string): string => readRegion(region) ?? region;

/** Whether two names are spellings of the same region; an unknown one equals only itself. */
export const isSameRegion = (one: string, other: string): boolean =>
  one === other || (!(isRegion(one) && isRegion(other)) && regionKey(one) === regionKey(other));

/**
 * The short name of a district: 'Accra' for 'Accra Metropolitan'. Any other place is returned without its extra spaces.
 */
export function canonicalDistrict(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ (?:Metro(?:politan)?|Municipal|District)(?: Assembly)?$/i, '');
}
