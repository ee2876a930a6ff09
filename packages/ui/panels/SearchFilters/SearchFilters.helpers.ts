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

/** Shown at first: what people ask for most; the others come with 'Show all'. */
const COMMON: ReadonlySet<AmenityCode> = new Set<AmenityCode>([
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

/** The features to show, in the specification's order: a ticked one is never hidden (corrections.md, Listings). */
export function shownAmenities(isShowingAll: boolean, ticked: readonly AmenityCode[]): readonly Amenity[] {
  return isShowingAll ? AMENITIES : AMENITIES.filter(({ code }) => COMMON.has(code) || ticked.includes(code));
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

/** All eight types (ruling 49, checklist 155, 156). */
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

interface Choice {
  value: string;
  label: string;
}

/** The options of a select, each with what it would leave in its words: 'Ashanti (8)'. The unset one stays as it is. */
export function countedLabels(
  options: readonly Choice[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly Choice[] {
  if (counts === undefined) return options;
  return options.map(({ value, label }) => ({
    value,
    label: value === '' ? label : `${label} ${countWords(counts.get(value))}`,
  }));
}

/** '(1,204)' */
export function countWords(count: number | undefined): string {
  return `(${(count ?? 0).toLocaleString('en-GB')})`;
}

/** The choices of chips and segments, each with what it would leave; a no-break space keeps its room until that is known. */
export function counted(
  options: readonly Choice[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly (Choice & { count: number | string | undefined })[] {
  return options.map((option) => ({ ...option, count: counts ? counts.get(option.value) : '\u00a0' }));
}

export function readRoomCount(value: string): RoomCount | null {
  return ROOM_COUNTS.find((count) => String(count.value) === value)?.value ?? null;
}
