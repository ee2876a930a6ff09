import type { AmenityGroup } from './amenities';

/** The groups in display order. */
export const AMENITY_GROUPS: readonly AmenityGroup[] = [
  'Electricity',
  'Water',
  'Security',
  'Comfort',
  'Rooms',
  'Fees',
];
