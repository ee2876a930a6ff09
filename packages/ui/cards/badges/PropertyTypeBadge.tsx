import { propertyTypeLabel } from '@efie/domain';
import { Badge } from '../../primitives';

export interface PropertyTypeBadgeProps {
  /** A code such as 'shared_room', or the server's own word (rulings 49, 50). Empty: no badge. */
  propertyType: string;
  /** Glass, for pictures; neutral everywhere else. */
  isOnPicture?: boolean;
}

/** 'Apartment', 'Shared Room': what kind of property it is (checklist 110). */
export function PropertyTypeBadge({ propertyType, isOnPicture = false }: PropertyTypeBadgeProps) {
  const label = propertyTypeLabel(propertyType);
  return label === '' ? null : (
    <Badge tone={isOnPicture ? 'glass' : 'neutral'}>
      <bdi>{label}</bdi>
    </Badge>
  );
}
