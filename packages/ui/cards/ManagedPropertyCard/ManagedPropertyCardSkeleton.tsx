import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import { Bars, ListingHeadSkeleton, WordsBar } from '../PropertyCard/ListingHeadSkeleton';
import { Card, Facts, FactsLine } from '../PropertyCard/PropertyCard.styles';
import { Actions, Description, Listed, Photo } from './ManagedPropertyCard.styles';

/* The two lines of the description are made by hand. */
const ManagedBars = styled(Bars)`
  & > :nth-child(4) {
    display: flex;
    flex-wrap: wrap;
    align-content: space-around;
    block-size: 2.5rem;
  }
`;

/**
 * A card of the dashboard that has not come: the card's own boxes, with a title of one line and a description of two.
 * Hidden from assistive technology; the list says what is awaited.
 */
export function ManagedPropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <Photo />
      <ManagedBars>
        <ListingHeadSkeleton />
        <Description as="div">
          <WordsBar width="96%" />
          <WordsBar width="38%" />
        </Description>
        <FactsLine>
          <Facts as="div">
            <WordsBar width="64px" />
            <WordsBar width="152px" />
          </Facts>
        </FactsLine>
        <Listed as="div">
          <WordsBar width="132px" />
        </Listed>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
        </Actions>
      </ManagedBars>
    </Card>
  );
}
