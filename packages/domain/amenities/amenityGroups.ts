import type { AmenityGroup } from './amenities';

/** The groups in the order of showing. */
export const AMENITY_GROUPS: readonly AmenityGroup[] = [
  'Electricity',
  'Water',
  'Security',
  'Comfort',
  'Rooms',
  'Fees',
];
