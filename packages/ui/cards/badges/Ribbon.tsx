import { listingRibbon, type Listing } from '@efie/domain/listing';
import { Badge } from '../../primitives';

export interface RibbonProps {
  /** Its status decides which ribbon is shown. */
  listing: Pick<Listing, 'status'>;
}

/** 'Rented' or 'Sold' over the bottom of the photo; nothing for any other status. */
export function Ribbon({ listing }: RibbonProps) {
  const ribbon = listingRibbon(listing);
  return ribbon === null ? null : (
    <Badge tone={ribbon.kind === 'sold' ? 'clay' : 'gold'} hasDot>
      {ribbon.label}
    </Badge>
  );
}
