import type { AmenityCode } from '@efie/domain/amenities';
import { Icon } from '../../primitives';
import { amenityIcons } from './amenityIcons';

/** The icon of an amenity. In its own chunk with all seventeen icons, lazy-loaded by the list. */
export function AmenityIcon({ code }: { code: AmenityCode }) {
  return <Icon icon={amenityIcons[code]} />;
}
