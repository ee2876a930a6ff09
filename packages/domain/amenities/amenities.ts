import { readableCode } from '../text/readableCode';

/** Code, group, lucide icon, and the label where it is not the code in Title Case; in the specification's order. */
const ROWS = [
  ['self_electricity_meter', 'Electricity', 'gauge'],
  ['shared_electricity_meter', 'Electricity', 'split'],
  ['running_water', 'Water', 'droplets'],
  ['no_running_water', 'Water', 'droplet-off'],
  ['polytank_available', 'Water', 'cylinder'],
  ['borehole_water', 'Water', 'drill'],
  ['gated_compound', 'Security', 'fence'],
  ['tiled_floor', 'Comfort', 'grid-3x3'],
  ['ceiling_fan', 'Comfort', 'fan'],
  ['air_conditioner', 'Comfort', 'air-vent'],
  ['kitchen_available', 'Rooms', 'cooking-pot'],
  ['washroom_inside_room', 'Rooms', 'bath'],
  ['separate_washroom', 'Rooms', 'toilet'],
  ['prepaid_meter', 'Electricity', 'plug-zap'],
  ['walled_and_gated', 'Security', 'brick-wall', 'Walled and Gated'],
  ['spacious_compound', 'Comfort', 'trees'],
  ['agents_commission_required', 'Fees', 'hand-coins', "Agent's Commission Required"],
] as const;

export type AmenityCode = (typeof ROWS)[number][0];
export type AmenityGroup = (typeof ROWS)[number][1];

export interface Amenity {
  code: AmenityCode;
  label: string;
  group: AmenityGroup;
  /** Name of a lucide icon, in kebab case. */
  icon: (typeof ROWS)[number][2];
}

/** The seventeen amenities of the specification, in its order (checklist 161, 162). */
export const AMENITIES: readonly Amenity[] = ROWS.map(([code, group, icon, label]) => ({
  code,
  label: label ?? readableCode(code),
  group,
  icon,
}));

const BY_CODE: ReadonlyMap<string, Amenity> = new Map(AMENITIES.map((amenity) => [amenity.code, amenity]));

/** The known amenity of a code, null for an unknown one. */
export function amenityOf(code: string): Amenity | null {
  return BY_CODE.get(code) ?? null;
}

export function isAmenityCode(code: string): code is AmenityCode {
  return BY_CODE.has(code);
}

/** 'Running Water'; a code that is none of the seventeen reads as words (ruling 111, fault 50). */
export function amenityLabel(code: string): string {
  return BY_CODE.get(code)?.label ?? readableCode(code);
}
