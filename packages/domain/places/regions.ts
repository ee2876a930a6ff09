import { foldText } from '../text/foldText';

/** The sixteen regions in the specification's order: one list for every form and filter (ruling 51, checklist 165). */
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

/** A region's name as someone may write it: any case, spare spaces, 'Ashanti Region'; null when it is none of the sixteen. */
export function readRegion(text: string): Region | null {
  const key = foldText(text)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ region$/, '');
  return BY_KEY.get(key) ?? null;
}

/**
 * A district by its short name: 'Accra Metropolitan' and 'Accra' are one (ruling 52).
 * A place that is no district, such as a town met in the data, only loses spare spaces.
 */
export function canonicalDistrict(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  return tidy.replace(/ (?:Metropolitan|Municipal|District)$/i, '');
}
