import { countOf } from '../text/plural';
import type { Listing } from './Listing';

export interface ListingFact {
  kind: 'bedrooms' | 'bathrooms' | 'parking' | 'area';
  value: number;
  /** '2 bedrooms', '1 parking space', '1,200 sq ft'. */
  label: string;
}

/** Kind, singular and plural, in the order of showing. */
const FACTS = [
  ['bedrooms', 'bedroom', 'bedrooms'],
  ['bathrooms', 'bathroom', 'bathrooms'],
  ['parking', 'parking space', 'parking spaces'],
  ['area', 'sq ft', 'sq ft'],
] as const;

/** Everything countable that a listing tells: 0 and unknown are left out, rooms of land too (rulings 5, 38, 64). */
export function listingFacts(
  listing: Pick<Listing, 'propertyType' | 'bedrooms' | 'bathrooms' | 'parking' | 'area'>,
): ListingFact[] {
  return FACTS.flatMap(([kind, one, many]) => {
    const value = listing[kind];
    const isRoom = kind === 'bedrooms' || kind === 'bathrooms';
    if (value === null || !(value > 0) || (isRoom && listing.propertyType === 'land')) return [];
    return [{ kind, value, label: countOf(value, one, many) }];
  });
}

/** The facts of a card: bedrooms and bathrooms; the area where there are neither, as on land (checklist 114). */
export function cardFacts(listing: Parameters<typeof listingFacts>[0]): ListingFact[] {
  const facts = listingFacts(listing);
  const rooms = facts.filter(({ kind }) => kind === 'bedrooms' || kind === 'bathrooms');
  return rooms.length > 0 ? rooms : facts.filter(({ kind }) => kind === 'area');
}
