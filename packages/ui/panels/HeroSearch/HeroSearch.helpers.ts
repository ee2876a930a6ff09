import type { ListingType } from '@efie/domain/listing';
import type { CountedPlace } from '@efie/domain/places';
import {
  COUNT_FILTERS,
  fieldFilterLabel,
  filtersText,
  NO_FILTERS,
  type RoomCount,
  type SearchFilters,
} from '@efie/domain/search';
import { foldText, pluralize } from '@efie/domain/text';

/** The values of the form's controls. */
export interface HeroSearchValues {
  listingType: ListingType;
  typed: string;
  /** The chosen suggestion, until other text is typed. */
  place: CountedPlace | null;
  bedrooms: RoomCount | null;
}

export const EMPTY_SEARCH: HeroSearchValues = { listingType: 'rent', typed: '', place: null, bedrooms: null };

export const LISTING_TYPE_OPTIONS: readonly { value: ListingType; label: string }[] = [
  { value: 'rent', label: 'Rent' },
  { value: 'sale', label: 'Buy' },
];

export const readListingType = (value: unknown): ListingType => (value === 'sale' ? 'sale' : 'rent');

/** 'Bedrooms', '1 bedroom', '4+ bedrooms'. */
export const BEDROOM_OPTIONS = [
  { value: '', label: 'Bedrooms' },
  ...COUNT_FILTERS.filter(({ name }) => name === 'bedrooms').flatMap((filter) =>
    filter.options.map((option) => ({ value: option.value, label: fieldFilterLabel(filter, option) })),
  ),
];

/** Without the place. */
export const filtersWithoutPlace = ({ listingType, bedrooms }: HeroSearchValues): SearchFilters => ({
  ...NO_FILTERS,
  listingType,
  bedrooms,
});

/** The filters of a search in a place; without one, the typed text is searched. */
export const filtersOf = (values: HeroSearchValues, place: CountedPlace | null): SearchFilters => ({
  ...filtersWithoutPlace(values),
  ...(place?.filters ?? { text: values.typed.trim() }),
});

/** 'region', 'district in Ashanti', 'town in Greater Accra'. */
export const placeKindText = ({ kind, region }: CountedPlace): string =>
  kind === 'region' ? 'region' : `${kind} in ${region}`;

export const homesText = (count: number): string => pluralize(count, 'home', 'homes');

/** 'For Rent, Ashanti, Kumasi, 2 bedrooms'; 'All homes' without filters. */
export const searchText = (filters: SearchFilters): string => filtersText(filters) || 'All homes';

/** Whether this is the name of the place as it was typed. */
export const isNamed = (typed: string, place: CountedPlace): boolean =>
  foldText(typed.trim()) === foldText(place.name);

/** The text about the place, below the controls; empty while there is nothing to say. */
export function placeText(typed: string, place: CountedPlace | null, hasNoMatch: boolean): string {
  if (place !== null) {
    const name = place.kind === 'region' ? `${place.name} Region` : `${place.name}, ${placeKindText(place)}`;
    return `${isNamed(typed, place) ? 'In' : 'Closest match:'} ${name}.`;
  }
  return hasNoMatch ? 'No place has this name. Titles and addresses are searched.' : '';
}
