import type { AmenityCode } from '@efie/domain';
import { Icon } from '../../primitives';
import { amenityIcons } from './amenityIcons';

/** The glyph of an amenity: seventeen drawings, brought together once a list of amenities is shown. */
export function AmenityGlyph({ code }: { code: AmenityCode }) {
  return <Icon icon={amenityIcons[code]} />;
}
