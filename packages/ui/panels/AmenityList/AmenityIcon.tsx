import type { AmenityCode } from '@efie/domain/amenities';
import { Icon } from '../../primitives';
import { amenityIcons } from './amenityIcons';

export interface AmenityIconProps {
  /** The amenity. */
  code: AmenityCode;
}

/** The icon of an amenity. It contains all seventeen icons: where a page can do without at first, load it later. */
export function AmenityIcon({ code }: AmenityIconProps) {
  return <Icon icon={amenityIcons[code]} />;
}
