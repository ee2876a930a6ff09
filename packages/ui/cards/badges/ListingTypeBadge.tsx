import { listingTypeLabel, type ListingType } from '@efie/domain';
import { Badge } from '../../primitives';

export interface ListingTypeBadgeProps {
  /** Null when the server did not say: no badge. */
  listingType: ListingType | null;
}

/** 'For Rent' in green, 'For Sale' in clay (checklist 116, 117; design.md section 4). */
export function ListingTypeBadge({ listingType }: ListingTypeBadgeProps) {
  return listingType === null ? null : (
    <Badge tone={listingType === 'rent' ? 'green' : 'clay'}>{listingTypeLabel(listingType)}</Badge>
  );
}
