import type { Listing } from '@efie/domain/listing';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, Heading, IconButton } from '../../primitives';
import { Actions, Arrows, Row, Top } from './RecentlyViewed.styles';
import { SmallCard } from './SmallCard';

/** Cards that fit side by side on a wide viewport; with more, arrows scroll the row. */
const VISIBLE_CARDS = 3;

export interface RecentlyViewedProps {
  /** Newest first; with an empty list nothing is rendered. */
  listings: readonly Listing[];
  /** Returns the URL of a listing. */
  hrefFor: (listing: Listing) => string;
  /** Returns a text below a listing's place, such as when its copy was saved; default none. */
  noteFor?: (listing: Listing) => string;
  /** Called by the button that clears the list. */
  onClear: () => void;
}

/** The listings opened on this device, in a row that is scrolled by swiping or, on wide viewports, by arrows. */
export function RecentlyViewed({ listings, hrefFor, noteFor, onClear }: RecentlyViewedProps) {
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
            <SmallCard listing={listing} href={hrefFor(listing)} note={noteFor?.(listing)} />
          </li>
        ))}
      </Row>
    </section>
  );
}
