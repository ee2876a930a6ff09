import type { Listing } from '@efie/domain/listing';
import { useId, type ReactNode } from 'react';
import { Container, Heading } from '../../primitives';
import { Band, Cards } from './SimilarProperties.styles';

export interface SimilarPropertiesProps {
  /** At most three, the most similar first; with an empty list nothing is rendered. */
  listings: readonly Listing[];
  /** Below the title. */
  note?: ReactNode;
  /** Renders the card of a listing. */
  renderCard: (listing: Listing) => ReactNode;
}

/** Listings similar to the one on the screen: three cards, or two on phones. */
export function SimilarProperties({ listings, note, renderCard }: SimilarPropertiesProps) {
  const titleId = useId();
  if (listings.length === 0) return null;
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <Heading level={2} id={titleId}>
          Similar properties
        </Heading>
        {note && <p>{note}</p>}
        <Cards role="list">
          {listings.map((listing) => (
            <li key={listing.id}>{renderCard(listing)}</li>
          ))}
        </Cards>
      </Container>
    </Band>
  );
}
