import { AMENITIES, amenityLabel } from '../amenities/amenities';
import { listingRibbon, listingTypeLabel, propertyTypeLabel, statusLabel } from '../listing/labels';
import type { Listing } from '../listing/Listing';
import { fieldLabel } from '../listing/fieldLabel';
import { hasNone, listingFacts } from '../listing/listingFacts';
import { LISTING_FIELD_NAMES, LISTING_FIELDS, type FactName } from '../listing/listingFields';
import { locationLine } from '../listing/locationLine';
import { priceText } from '../listing/listingPrice';
import { formatPrice } from '../money/formatPrice';
import { monthsText } from '../moveIn/advance';
import { USUAL_MOVE_IN_TERMS, usualMoveInCost } from '../moveIn/moveInCost';

/** One line of a comparison: a value of every home, in the order of the homes. */
export interface ComparisonRow {
  /** Unique among the rows. */
  key: string;
  label: string;
  /** The basis of the values. */
  note?: string;
  /** Texts; '' when a home has no value. */
  values: readonly string[];
  /** Not all values are the same. */
  differs: boolean;
  /** What each value means beside the others; null where nothing is to be said. */
  marks: readonly (ComparisonMark | null)[];
}

export interface ComparisonMark {
  /** 'Lowest', '+GH₵ 1,200', 'Largest'. */
  text: string;
  isBest: boolean;
}

export interface AmenityRow {
  code: string;
  label: string;
  /** Whether each home has it; null for a home without a list of amenities. */
  values: readonly (boolean | null)[];
  differs: boolean;
}

const differ = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0]);

const FACTS = LISTING_FIELD_NAMES.filter((name): name is FactName => 'fact' in LISTING_FIELDS[name]);

/** Marks the best amount, and for the lowest how much more the others are; nothing unless two known amounts differ. */
function marksOf(
  amounts: readonly (number | null)[],
  best: 'Lowest' | 'Largest',
): readonly (ComparisonMark | null)[] {
  const known = amounts.filter((amount) => amount !== null);
  const bestAmount = best === 'Lowest' ? Math.min(...known) : Math.max(...known);
  if (known.every((amount) => amount === bestAmount)) return amounts.map(() => null);
  return amounts.map((amount) => {
    if (amount === bestAmount) return { text: best, isBest: true };
    if (amount === null || best === 'Largest') return null;
    return { text: `+${formatPrice(amount - bestAmount)}`, isBest: false };
  });
}

/** Prices that can be compared: a rent and the price of a home for sale cannot. */
function comparablePrices(listings: readonly Listing[]): readonly (number | null)[] {
  const isMixed = differ(listings.map(({ listingType }) => listingType));
  return listings.map(({ price }) => (isMixed ? null : price));
}

const MOVE_IN_NOTE = `${monthsText(USUAL_MOVE_IN_TERMS.months)}’ rent in advance, without an agent’s fee`;

function moveInText(listing: Listing): string {
  if (listing.listingType === 'sale') return 'Not for rent';
  const cost = usualMoveInCost(listing);
  return cost === null ? '' : formatPrice(cost.total);
}

/** The lines of a comparison, except for amenities. A line without any value is left out. */
export function compareListings(listings: readonly Listing[]): readonly ComparisonRow[] {
  const row = (
    key: string,
    label: string,
    read: (listing: Listing) => string,
    more: Partial<Pick<ComparisonRow, 'note' | 'marks'>> = {},
  ): ComparisonRow => {
    const values = listings.map(read);
    return { key, label, values, differs: differ(values), marks: listings.map(() => null), ...more };
  };
  const fact = (name: FactName) => (listing: Listing) =>
    listingFacts(listing).find(({ kind }) => kind === name)?.label ?? (hasNone(name, listing) ? 'None' : '');
  return [
    row('price', 'Price', priceText, { marks: marksOf(comparablePrices(listings), 'Lowest') }),
    row('listingType', 'Rent or sale', ({ listingType }) => listingTypeLabel(listingType)),
    ...(listings.some((listing) => usualMoveInCost(listing) !== null)
      ? [
          row('moveInCost', 'Move-in cost', moveInText, {
            note: MOVE_IN_NOTE,
            marks: marksOf(
              listings.map((listing) => usualMoveInCost(listing)?.total ?? null),
              'Lowest',
            ),
          }),
        ]
      : []),
    row('propertyType', fieldLabel('propertyType'), ({ propertyType }) => propertyTypeLabel(propertyType)),
    ...FACTS.map((name) =>
      row(
        name,
        fieldLabel(name),
        fact(name),
        name === 'area'
          ? {
              marks: marksOf(
                listings.map(({ area }) => area),
                'Largest',
              ),
            }
          : {},
      ),
    ),
    row('place', 'Place', locationLine),
    // As on cards, only a home that is gone has a status.
    ...(listings.some((listing) => listingRibbon(listing) !== null)
      ? [row('status', 'Status', ({ status }) => statusLabel(status))]
      : []),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** The amenities of any of the homes: first those that differ, each part in the specification's order, unknown ones last. */
export function compareAmenities(listings: readonly Pick<Listing, 'amenities'>[]): readonly AmenityRow[] {
  const all = new Set(listings.flatMap(({ amenities }) => amenities));
  const known = AMENITIES.map(({ code }): string => code).filter((code) => all.delete(code));
  const rows = [...known, ...all].map((code): AmenityRow => {
    const values = listings.map(({ amenities }) =>
      amenities.length === 0 ? null : amenities.includes(code),
    );
    return { code, label: amenityLabel(code), values, differs: differ(values) };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
