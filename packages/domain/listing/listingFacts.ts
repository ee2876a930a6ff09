import { pluralize } from '../text/pluralize';
import type { Listing } from './Listing';

export interface ListingFact {
  kind: 'bedrooms' | 'bathrooms' | 'parking' | 'area';
  value: number;
  /** '2 bedrooms', '1 parking space', '1,200 sq ft'. */
  label: string;
}

/** Kind, singular and plural, in display order. */
const FACTS = [
  ['bedrooms', 'bedroom', 'bedrooms'],
  ['bathrooms', 'bathroom', 'bathrooms'],
  ['parking', 'parking space', 'parking spaces'],
  ['area', 'sq ft', 'sq ft'],
] as const;

/** Rooms, parking and area for display. Leaves out 0 and unknown values, and the rooms of land. */
export function listingFacts(
  listing: Pick<Listing, 'propertyType' | 'bedrooms' | 'bathrooms' | 'parking' | 'area'>,
): ListingFact[] {
  return FACTS.flatMap(([kind, one, many]) => {
    const value = listing[kind];
    const isRoom = kind === 'bedrooms' || kind === 'bathrooms';
    if (value === null || !(value > 0) || (isRoom && listing.propertyType === 'land')) return [];
    return [{ kind, value, label: pluralize(value, one, many) }];
  });
}

/** The facts on a card: bedrooms and bathrooms; the area when both are missing, as for land. */
export function cardFacts(listing: Parameters<typeof listingFacts>[0]): ListingFact[] {
  const facts = listingFacts(listing);
  const rooms = facts.filter(({ kind }) => kind === 'bedrooms' || kind === 'bathrooms');
  return rooms.length > 0 ? rooms : facts.filter(({ kind }) => kind === 'area');
}
