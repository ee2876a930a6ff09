import { pluralize } from '../text/pluralize';
import type { Listing } from './Listing';
import { LISTING_FIELD_NAMES, LISTING_FIELDS, listingField } from './listingFields';
import type { FactName } from './listingFields';

/** 'bedrooms' for 'bedroom'. */
export const pluralOf = ({ one, many = `${one}s` }: { one: string; many?: string }): string => many;

export interface ListingFact {
  kind: FactName;
  /** Null for a choice. */
  value: number | null;
  /** '2 bedrooms', '1 parking space', '1,200 sq ft'; the label of a choice. */
  label: string;
}

const FACTS = LISTING_FIELD_NAMES.filter((name): name is FactName => 'fact' in LISTING_FIELDS[name]);

const isOfHome = (kind: FactName): boolean => 'isOfHome' in LISTING_FIELDS[kind].fact;

/** Land has no rooms. */
const applies = (kind: FactName, { propertyType }: Pick<Listing, 'propertyType'>): boolean =>
  propertyType !== 'land' || !isOfHome(kind);

/** Whether the agent said that there is none, such as no parking space. */
export const hasNone = (kind: FactName, listing: Pick<Listing, 'propertyType' | FactName>): boolean =>
  listing[kind] === 0 && applies(kind, listing);

/** Rooms, parking, area and choices for display. Leaves out 0 and unknown values, and what land does not have. */
export function listingFacts(
  listing: Pick<Listing, 'propertyType'> & Partial<Pick<Listing, FactName>>,
): ListingFact[] {
  return FACTS.flatMap((kind): ListingFact | [] => {
    const value: unknown = listing[kind];
    const field = listingField(kind);
    if (!value || !applies(kind, listing)) return [];
    if (field.kind === 'choice') {
      return {
        kind,
        value: null,
        label: field.options.find((option) => option.value === value)?.label ?? '',
      };
    }
    const fact = 'fact' in field && field.fact;
    if (!fact || typeof value !== 'number') return [];
    return { kind, value, label: pluralize(value, fact.one, pluralOf(fact)) };
  });
}

/** The facts on a card: bedrooms, bathrooms; the area when there are none, as for land. */
export function cardFacts(listing: Parameters<typeof listingFacts>[0]): ListingFact[] {
  const facts = listingFacts(listing);
  const ofHome = facts.filter(({ kind }) => isOfHome(kind));
  return ofHome.length > 0 ? ofHome : facts.filter(({ kind }) => kind === 'area');
}
