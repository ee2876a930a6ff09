import {
  AMENITIES,
  PRICE_RANGES,
  PROPERTY_TYPES,
  propertyTypeLabel,
  REGIONS,
  ROOM_COUNTS,
  type Amenity,
  type AmenityCode,
  type RoomCount,
} from '@efie/domain';

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

export const listingTypeOptions = [
  { value: '', label: 'Any' },
  { value: 'rent', label: 'For Rent' },
  { value: 'sale', label: 'For Sale' },
];

export const propertyTypeOptions = [
  { value: '', label: 'All types' },
  ...PROPERTY_TYPES.map((type) => ({ value: type, label: propertyTypeLabel(type) })),
];

export const priceOptions = [
  { value: '', label: 'Any' },
  ...PRICE_RANGES.map(({ code, label }) => ({ value: code, label })),
];

export const roomOptions = [
  { value: '', label: 'Any' },
  ...ROOM_COUNTS.map(({ value, label }) => ({ value: String(value), label })),
];

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

/** Adds the number of results to chip or segment options; a no-break space reserves its line until counts are known. */
export function withCounts(
  options: readonly Option[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly (Option & { count: number | string | undefined })[] {
  return options.map((option) => ({ ...option, count: counts ? counts.get(option.value) : '\u00a0' }));
}

export function parseRoomCount(value: string): RoomCount | null {
  return ROOM_COUNTS.find((count) => String(count.value) === value)?.value ?? null;
}
