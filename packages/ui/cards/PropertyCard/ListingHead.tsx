import { locationLine, type Listing } from '@efie/domain';
import { Link } from '../../primitives';
import { ListingTypeBadge } from '../badges';
import { ListingPrice } from './ListingPrice';
import { LocationLine, Price, PriceLine, Title } from './PropertyCard.styles';

export interface ListingHeadProps {
  listing: Listing;
  href: string;
  /** Id of the title, which labels the card. */
  titleId: string;
}

/** The top of the body of every listing card, for visitors and agents: price, rent or sale, title and location. */
export function ListingHead({ listing, href, titleId }: ListingHeadProps) {
  const place = locationLine(listing);
  return (
    <>
      <PriceLine>
        <Price>
          <ListingPrice listing={listing} isBreakable />
        </Price>
        <ListingTypeBadge listingType={listing.listingType} />
      </PriceLine>
      <Title id={titleId}>
        <Link href={href}>
          <bdi>{listing.title}</bdi>
        </Link>
      </Title>
      <LocationLine data-glyph={place === '' ? undefined : 'map-pin'}>
        {place !== '' && <bdi>{place}</bdi>}
      </LocationLine>
    </>
  );
}
