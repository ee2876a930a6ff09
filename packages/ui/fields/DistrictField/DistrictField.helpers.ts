import { canonicalDistrict, readRegion, REGIONS, type Region } from '@efie/domain';
import type { SelectOption } from '../../primitives';

/** A region as the select knows it: one of the sixteen however it was written, anything else as it came. */
export function readRegionValue(raw: unknown): string {
  return typeof raw === 'string' ? (readRegion(raw) ?? raw.trim()) : '';
}

/** A district as the list knows it: 'Accra Metropolitan' is 'Accra' (ruling 52); a town that is none stays as it came. */
export function readDistrictValue(raw: unknown): string {
  return typeof raw === 'string' ? canonicalDistrict(raw) : '';
}

/**
 * The sixteen regions after 'Select region', and the stored region behind them where it is none of these, so that saving
 * changes nothing by itself (fault 122).
 */
export function regionOptions(...stored: readonly string[]): SelectOption[] {
  const unknown = stored.filter((name) => name !== '' && readRegion(name) === null);
  return [
    { value: '', label: 'Select region' },
    ...[...REGIONS, ...new Set(unknown)].map((name) => ({ value: name, label: name })),
  ];
}

/** A place that a form already holds. */
export interface StoredPlace {
  region: string;
  town: string;
}

/** The places in a region, so that a town which is no official district is offered there and nowhere else (ruling 54). */
export function placesIn(region: string, stored: readonly StoredPlace[]): StoredPlace[] {
  return stored.filter((place) => place.town !== '' && place.region === region);
}

/** The region whose districts are to be loaded; '' for none and for one that is not of the sixteen. */
export function knownRegion(region: string): Region | '' {
  return readRegion(region) ?? '';
}

/** Whether the names are only the stored towns, which stand in for districts that could not be loaded. */
export function areStandIns(names: readonly string[], places: readonly StoredPlace[]): boolean {
  return names.every((name) => places.some(({ town }) => town === name));
}
