import { offerText, type Listing } from '@efie/domain/listing';
import { Badge } from '../../primitives';

const TONES = { rent: 'green', sale: 'clay' } as const;

export interface TypeBadgeProps {
  /** An unknown property type is shown in Title Case. With neither type there is no badge. */
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
