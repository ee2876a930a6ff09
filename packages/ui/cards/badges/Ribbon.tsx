import { publicRibbon, type Listing } from '@efie/domain';
import { Badge } from '../../primitives';

export interface RibbonProps {
  listing: Pick<Listing, 'status'>;
}

/** 'Rented' or 'Sold' at the foot of the picture of a listing that is gone; nothing on all others (ruling 59). */
export function Ribbon({ listing }: RibbonProps) {
  const ribbon = publicRibbon(listing);
  return ribbon === null ? null : (
    <Badge tone={ribbon.kind === 'sold' ? 'clay' : 'gold'} hasDot>
      {ribbon.label}
    </Badge>
  );
}
