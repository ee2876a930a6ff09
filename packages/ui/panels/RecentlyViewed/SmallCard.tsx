import { locationLine, photoAlt, type Listing } from '@efie/domain/listing';
import { useId } from 'react';
import { ListingPrice } from '../../cards/PropertyCard/ListingPrice';
import { ImageWithFallback, Link } from '../../primitives';
import { Card, CardText, Note, Photo, Title } from './RecentlyViewed.styles';

export interface SmallCardProps {
  listing: Listing;
  href: string;
  /** Below the place; default nothing. */
  note?: string | undefined;
}

/** A listing's photo, price, title and place; the whole card is the link. */
export function SmallCard({ listing, href, note }: SmallCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Photo>
        <ImageWithFallback
          src={listing.photos[0]?.url}
          alt={photoAlt(listing)}
          seed={listing.id}
          width={264}
          height={176}
        />
      </Photo>
      <CardText>
        <p>
          <ListingPrice listing={listing} />
        </p>
        <Title id={titleId}>
          <Link href={href}>
            <bdi>{listing.title}</bdi>
          </Link>
        </Title>
        <p>
          <bdi translate="no">{locationLine(listing)}</bdi>
        </p>
      </CardText>
      {note && <Note>{note}</Note>}
    </Card>
  );
}
