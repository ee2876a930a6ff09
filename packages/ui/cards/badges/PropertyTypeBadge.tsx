import { propertyTypeLabel } from '@efie/domain';
import { Badge } from '../../primitives';
import { Clip } from './Clip';

export interface PropertyTypeBadgeProps {
  /** A code such as 'shared_room', or the server's own word (rulings 49, 50). Empty: no badge. */
  propertyType: string;
  /** What lies under it: glass on a picture, neutral on a page. */
  ground?: 'picture' | 'page';
}

/** 'Apartment', 'Shared Room': what kind of property it is (checklist 110). */
export function PropertyTypeBadge({ propertyType, ground = 'page' }: PropertyTypeBadgeProps) {
  const label = propertyTypeLabel(propertyType);
  return label === '' ? null : (
    <Badge tone={ground === 'picture' ? 'glass' : 'neutral'}>
      <Clip>{label}</Clip>
    </Badge>
  );
}
