import { offerText, type Listing } from '@efie/domain/listing';
import { Badge } from '../../primitives';

const TONES = { rent: 'green', sale: 'clay' } as const;

export interface TypeBadgeProps {
  /** An unknown word from the server is shown as it is; without both types there is no badge. */
  listing: Pick<Listing, 'listingType' | 'propertyType'>;
}

/** What is offered, and for rent or sale: 'Townhouse · For Rent'. */
export function TypeBadge({ listing }: TypeBadgeProps) {
  const text = offerText(listing);
  return text === '' ? null : (
    <Badge tone={listing.listingType === null ? 'neutral' : TONES[listing.listingType]}>
      <bdi>{text}</bdi>
    </Badge>
  );
}
