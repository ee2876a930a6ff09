import { listingTypeLabel, type ListingType } from '@efie/domain/listing';
import { Badge } from '../../primitives';

export interface ListingTypeBadgeProps {
  /** Null renders no badge. */
  listingType: ListingType | null;
}

export function ListingTypeBadge({ listingType }: ListingTypeBadgeProps) {
  return listingType === null ? null : (
    <Badge tone={listingType === 'rent' ? 'green' : 'clay'}>{listingTypeLabel(listingType)}</Badge>
  );
}
