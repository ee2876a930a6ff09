import { canonicalDistrict, readRegion, REGIONS, type Region } from '@efie/domain/places';
import type { SelectOption } from '../../primitives';

/** A form value as a select value: one of the sixteen regions in any spelling, other text trimmed, else ''. */
export function readRegionValue(raw: unknown): string {
  return typeof raw === 'string' ? (readRegion(raw) ?? raw.trim()) : '';
}

/** A form value as an option value: 'Accra Metropolitan' becomes 'Accra' (ruling 52); other districts stay as they are. */
export function readDistrictValue(raw: unknown): string {
  return typeof raw === 'string' ? canonicalDistrict(raw) : '';
}

/** 'Select region', the sixteen regions, then any stored region outside them, so that saving does not change it. */
export function regionOptions(...stored: readonly string[]): SelectOption[] {
  const unknown = stored.filter((name) => name !== '' && readRegion(name) === null);
  return [
    { value: '', label: 'Select region' },
    ...[...REGIONS, ...new Set(unknown)].map((name) => ({ value: name, label: name })),
  ];
}

export interface StoredPlace {
  region: string;
  district: string;
}

/** The stored places of a region: an unofficial district is offered only there (ruling 54). */
export function storedPlacesIn(region: string, stored: readonly StoredPlace[]): StoredPlace[] {
  return stored.filter((place) => place.district !== '' && place.region === region);
}

/** The region to load districts for; '' if it is missing or unknown. */
export function knownRegion(region: string): Region | '' {
  return readRegion(region) ?? '';
}

/** Whether `names` holds only stored districts, which `useDistricts` returns when the districts could not be loaded. */
export function areOnlyStoredDistricts(names: readonly string[], places: readonly StoredPlace[]): boolean {
  return names.every((name) => places.some(({ district }) => district === name));
}
