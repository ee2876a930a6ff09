import { locationLine, type Listing } from '@efie/domain/listing';
import { Link } from '../../primitives';
import { TypeBadge } from '../badges';
import { ListingPrice } from './ListingPrice';
import { LocationLine, Price, PriceLine, Title } from './PropertyCard.styles';

export interface ListingTitleProps {
  listing: Listing;
  href: string;
  /** Id of the title, which labels the card. */
  titleId: string;
}

/** The heading of a listing card; its link covers the card. Place it first, so that headings come before photos. */
export function ListingTitle({ listing, href, titleId }: ListingTitleProps) {
  return (
    <Title id={titleId}>
      <Link href={href}>
        <bdi>{listing.title}</bdi>
      </Link>
    </Title>
  );
}

export interface ListingHeadProps {
  listing: Listing;
  /** Below the price; '' reserves its line. */
  priceNote?: string | undefined;
}

/** The top of the body of every listing card, for visitors and agents: price, type and location. */
export function ListingHead({ listing, priceNote }: ListingHeadProps) {
  const place = locationLine(listing);
  const regionStart = place.lastIndexOf(',') + 1;
  return (
    <>
      <PriceLine>
        <Price>
          <ListingPrice listing={listing} isBreakable />
        </Price>
        <TypeBadge listing={listing} />
        {priceNote !== undefined && <p data-figures>{priceNote || '\u00a0'}</p>}
      </PriceLine>
      <LocationLine data-glyph={place === '' ? undefined : 'map-pin'}>
        {place !== '' && (
          <bdi translate="no">
            <span>{place.slice(0, regionStart)}</span>
            <span>{place.slice(regionStart)}</span>
          </bdi>
        )}
      </LocationLine>
    </>
  );
}
