import type { AmenityGroup } from './amenities';

export const AMENITY_GROUPS: readonly AmenityGroup[] = [
  'Electricity',
  'Water',
  'Security',
  'Comfort',
  'Rooms',
  'Fees',
];
