import { formatPriceFor, locationLine, type Listing } from '@efie/domain';
import { MapPin } from 'lucide-react';
import { Icon, Link } from '../../primitives';
import { ListingTypeBadge } from '../badges';
import { Place, Price, PriceLine, Title } from './PropertyCard.styles';

export interface ListingHeadProps {
  listing: Listing;
  /** Address that the title leads to. */
  href: string;
  /** Id of the title, which names the card. */
  titleId: string;
}

/** How every card of a listing begins, for visitors and for its agent: price and purpose, title, place (checklist 112, 116 to 118). */
export function ListingHead({ listing, href, titleId }: ListingHeadProps) {
  const { amount, period } = formatPriceFor(listing);
  const place = locationLine(listing);
  return (
    <>
      <PriceLine>
        <Price>
          {/* Where large letters leave no room for both, the figures go below the currency. */}
          {amount.replace('\u00a0', ' ')} {period !== null && <small>{period}</small>}
        </Price>
        <ListingTypeBadge listingType={listing.listingType} />
      </PriceLine>
      <Title id={titleId}>
        <Link href={href}>
          <bdi>{listing.title}</bdi>
        </Link>
      </Title>
      <Place>
        {place !== '' && (
          <>
            <Icon icon={MapPin} size="s" />
            <bdi>{place}</bdi>
          </>
        )}
      </Place>
    </>
  );
}
