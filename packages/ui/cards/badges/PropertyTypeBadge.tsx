import { propertyTypeLabel } from '@efie/domain/listing';
import { Badge } from '../../primitives';

export interface PropertyTypeBadgeProps {
  /** A code such as 'shared_room', or an unknown word from the server. Empty renders no badge. */
  propertyType: string;
  /** Uses the glass tone instead of neutral. */
  isOnPhoto?: boolean;
}

export function PropertyTypeBadge({ propertyType, isOnPhoto = false }: PropertyTypeBadgeProps) {
  const label = propertyTypeLabel(propertyType);
  return label === '' ? null : (
    <Badge tone={isOnPhoto ? 'glass' : 'neutral'}>
      <bdi>{label}</bdi>
    </Badge>
  );
}
