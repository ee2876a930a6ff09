import { locationLine, photoAlt, type Listing } from '@efie/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { ListingPrice } from '../../cards/PropertyCard/ListingPrice';
import { Button, Heading, IconButton, ImageWithFallback, Link } from '../../primitives';
import { Actions, Arrows, Card, Photo, Row, Title, Top, CardText } from './RecentlyViewed.styles';

/** Cards that fit side by side on a wide viewport; with more, arrows scroll the row. */
const VISIBLE_CARDS = 3;

export interface RecentlyViewedProps {
  /** Newest first; with an empty list nothing is rendered. */
  listings: readonly Listing[];
  /** Returns the URL of a listing. */
  hrefFor: (listing: Listing) => string;
  /** Called by the button that clears the list. */
  onClear: () => void;
}

function SmallCard({ listing, href }: { listing: Listing; href: string }) {
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
          <bdi>{locationLine(listing)}</bdi>
        </p>
      </CardText>
    </Card>
  );
}

/** The listings opened on this device, in a row that is scrolled by swiping or, on wide viewports, by arrows. */
export function RecentlyViewed({ listings, hrefFor, onClear }: RecentlyViewedProps) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  if (listings.length === 0) return null;

  const scrollRow = (direction: 1 | -1) => {
    const element = row.current;
    if (element === null) return;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: element.clientWidth * 0.8 * direction * (isRightToLeft ? -1 : 1),
      behavior: hasReducedMotion ? 'instant' : 'smooth',
    });
  };

  return (
    <section aria-labelledby={titleId}>
      <Top>
        <Heading level={2} id={titleId}>
          Recently viewed
        </Heading>
        <Actions>
          <Button kind="ghost" edge="end" onClick={onClear}>
            Clear
          </Button>
          {listings.length > VISIBLE_CARDS && (
            <Arrows>
              <IconButton kind="outline" icon={ChevronLeft} label="Newer" onClick={() => scrollRow(-1)} />
              <IconButton kind="outline" icon={ChevronRight} label="Older" onClick={() => scrollRow(1)} />
            </Arrows>
          )}
        </Actions>
      </Top>
      <Row ref={row} role="list">
        {listings.map((listing) => (
          <li key={listing.id}>
            <SmallCard listing={listing} href={hrefFor(listing)} />
          </li>
        ))}
      </Row>
    </section>
  );
}
