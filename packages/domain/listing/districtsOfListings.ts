import { readRegion, type Region } from '../places/regions';
import type { Place } from './Listing';

/** The districts of listings in a region, as sent and without duplicates. */
export function districtsOfListings(places: readonly Place[], region: Region): string[] {
  const districts = new Set<string>();
  for (const place of places) {
    if (place.district !== '' && readRegion(place.region) === region) districts.add(place.district);
  }
  return [...districts];
}
