import { canonicalDistrict, readRegion, REGIONS, type Region } from '@efie/domain/places';
import type { SelectOption } from '../../primitives';

/** A form value as a select value: one of the sixteen regions in any spelling, other text trimmed, else ''. */
export function readRegionValue(raw: unknown): string {
  return typeof raw === 'string' ? (readRegion(raw) ?? raw.trim()) : '';
}

/** A form value as an option value: 'Accra Metropolitan' becomes 'Accra' (ruling 52); an unknown town is unchanged. */
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
  town: string;
}

/** The stored places of a region: a town that is not an official district is offered only there (ruling 54). */
export function storedPlacesIn(region: string, stored: readonly StoredPlace[]): StoredPlace[] {
  return stored.filter((place) => place.town !== '' && place.region === region);
}

/** The region to load districts for; '' if it is missing or unknown. */
export function knownRegion(region: string): Region | '' {
  return readRegion(region) ?? '';
}

/** Whether `names` holds only stored towns, which `useDistricts` returns when the districts could not be loaded. */
export function areOnlyStoredTowns(names: readonly string[], places: readonly StoredPlace[]): boolean {
  return names.every((name) => places.some(({ town }) => town === name));
}
