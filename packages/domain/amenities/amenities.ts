import { codeLabel } from '../text/codes';

/** Code, group, and the label when it is not the code in Title Case; in the specification's order. */
const ROWS = [
  ['self_electricity_meter', 'Electricity'],
  ['shared_electricity_meter', 'Electricity'],
  ['running_water', 'Water'],
  ['no_running_water', 'Water'],
  ['polytank_available', 'Water'],
  ['borehole_water', 'Water'],
  ['gated_compound', 'Security'],
  ['tiled_floor', 'Comfort'],
  ['ceiling_fan', 'Comfort'],
  ['air_conditioner', 'Comfort'],
  ['kitchen_available', 'Rooms'],
  ['washroom_inside_room', 'Rooms'],
  ['separate_washroom', 'Rooms'],
  ['prepaid_meter', 'Electricity'],
  ['walled_and_gated', 'Security', 'Walled and Gated'],
  ['spacious_compound', 'Comfort'],
  ['agents_commission_required', 'Fees', "Agent's Commission Required"],
] as const;

export type AmenityCode = (typeof ROWS)[number][0];
export type AmenityGroup = (typeof ROWS)[number][1];

export interface Amenity {
  code: AmenityCode;
  label: string;
  group: AmenityGroup;
}

export const AMENITIES: readonly Amenity[] = ROWS.map(([code, group, label]) => ({
  code,
  label: label ?? codeLabel(code),
  group,
}));

const BY_CODE: ReadonlyMap<string, Amenity> = new Map(AMENITIES.map((amenity) => [amenity.code, amenity]));

export function amenityOf(code: string): Amenity | null {
  return BY_CODE.get(code) ?? null;
}

export function isAmenityCode(code: string): code is AmenityCode {
  return BY_CODE.has(code);
}

/** 'Running Water' for 'running_water'; an unknown code in Title Case. */
export function amenityLabel(code: string): string {
  return BY_CODE.get(code)?.label ?? codeLabel(code);
}
