import type { Listing } from '@efie/domain';
import { useId, type ReactNode } from 'react';
import { Container, Heading } from '../../primitives';
import { Band, Cards } from './SimilarProperties.styles';

export interface SimilarPropertiesProps {
  /** At most three, the likest first; the panel is absent without any. */
  listings: readonly Listing[];
  renderCard: (listing: Listing) => ReactNode;
}

/** Homes like the one on this page, under it, across the whole page: three cards, two on phones (corrections.md section 4). */
export function SimilarProperties({ listings, renderCard }: SimilarPropertiesProps) {
  const titleId = useId();
  if (listings.length === 0) return null;
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <Heading level={2} id={titleId}>
          Similar Properties
        </Heading>
        <Cards role="list">
          {listings.map((listing) => (
            <li key={listing.id}>{renderCard(listing)}</li>
          ))}
        </Cards>
      </Container>
    </Band>
  );
}
