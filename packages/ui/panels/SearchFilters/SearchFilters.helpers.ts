import { AMENITIES, type Amenity, type AmenityCode } from '@efie/domain/amenities';
import { listingField, toSnakeCase } from '@efie/domain/listing';
import { PRICE_RANGES } from '@efie/domain/money';
import { REGIONS } from '@efie/domain/places';
import { fieldFilterLabel, type FieldFilter } from '@efie/domain/search';
import { codeLabel, pluralize } from '@efie/domain/text';

const COMMON_AMENITIES: ReadonlySet<AmenityCode> = new Set<AmenityCode>([
  'self_electricity_meter',
  'running_water',
  'polytank_available',
  'gated_compound',
  'tiled_floor',
  'air_conditioner',
  'kitchen_available',
  'washroom_inside_room',
  'walled_and_gated',
]);

/** The amenities to show, in the specification's order. A selected one is never hidden. */
export function visibleAmenities(
  isShowingAll: boolean,
  selected: readonly AmenityCode[],
): readonly Amenity[] {
  return isShowingAll
    ? AMENITIES
    : AMENITIES.filter(({ code }) => COMMON_AMENITIES.has(code) || selected.includes(code));
}

export const regionOptions = [
  { value: '', label: 'All regions' },
  ...REGIONS.map((region) => ({ value: region, label: region })),
];

export const priceOptions = [
  { value: '', label: 'Any' },
  ...PRICE_RANGES.map(({ code, label }) => ({ value: code, label })),
];

/** A filter's options, the one for all listings first. */
export const fieldOptions = ({ any = 'Any', options }: FieldFilter) => [
  { value: '', label: any },
  ...options,
];

/** 'Listing Type'. */
export const filterLabel = ({ name }: FieldFilter) =>
  codeLabel(listingField(name).label ?? toSnakeCase(name));

interface Option {
  value: string;
  label: string;
}

/** Adds the number of results to the labels of a select's options: 'Ashanti (8)'. The empty option is unchanged. */
export function withCountLabels(
  options: readonly Option[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly Option[] {
  if (counts === undefined) return options;
  return options.map(({ value, label }) => ({
    value,
    label: value === '' ? label : `${label} ${formatCount(counts.get(value))}`,
  }));
}

export function formatCount(count: number | undefined): string {
  return `(${(count ?? 0).toLocaleString('en-GB')})`;
}

/** '37 homes'. */
const homesText = (count: number | undefined) => pluralize(count ?? 0, 'home', 'homes');

/** 'Running Water, 37 homes'; undefined, which leaves the label as the name, until counts are known. */
export const amenityName = (label: string, count: number | undefined) =>
  count === undefined ? undefined : `${label}, ${homesText(count)}`;

/**
 * Adds the accessible name and the number of results to chip or segment options: '1 bedroom, 37 homes'. A no-break space
 * reserves the line of the number until counts are known, and when every option has 0.
 */
export function withCounts(
  filter: FieldFilter,
  counts: ReadonlyMap<string, number> | undefined,
): readonly (Option & { name: string; count: number | string | undefined })[] {
  return fieldOptions(filter).map((option) => {
    const label = fieldFilterLabel(filter, option);
    return {
      ...option,
      name: counts ? `${label}, ${homesText(counts.get(option.value))}` : label,
      count: counts?.get('') ? counts.get(option.value) : '\u00a0',
    };
  });
}
