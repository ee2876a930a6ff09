import { foldText } from '../text/foldText';
import type { Listing } from './Listing';

/** 'specificLocation, town, region', small to large; empty and repeated places are left out (checklist 112, 113). */
export function locationLine(listing: Pick<Listing, 'specificLocation' | 'town' | 'region'>): string {
  const met = new Set<string>();
  return [listing.specificLocation, listing.town, listing.region]
    .flatMap((text) => text.split(','))
    .map((place) => place.trim())
    .filter((place) => {
      const key = foldText(place);
      if (key === '' || met.has(key)) return false;
      met.add(key);
      return true;
    })
    .join(', ');
}
