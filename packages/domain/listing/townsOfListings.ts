import { readRegion, type Region } from '../places/regions';
import type { Place } from './Listing';

/** The towns of listings in a region, as sent and without duplicates. */
export function townsOfListings(places: readonly Place[], region: Region): string[] {
  const towns = new Set<string>();
  for (const place of places) {
    if (place.town !== '' && readRegion(place.region) === region) towns.add(place.town);
  }
  return [...towns];
}
