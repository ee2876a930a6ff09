import { foldText } from '../text/foldText';
import type { Listing } from './Listing';

/** 'specificLocation, district, region', without empty and repeated places. */
export function locationLine(listing: Pick<Listing, 'specificLocation' | 'district' | 'region'>): string {
  const seen = new Set<string>();
  return [listing.specificLocation, listing.district, listing.region]
    .flatMap((text) => text.split(','))
    .map((place) => place.trim())
    .filter((place) => {
      const key = foldText(place);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .join(', ');
}
