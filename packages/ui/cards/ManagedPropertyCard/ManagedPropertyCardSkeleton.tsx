import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import { Bars, ListingHeadSkeleton, WordsBar } from '../PropertyCard/ListingHeadSkeleton';
import { Card, Facts, FactsLine } from '../PropertyCard/PropertyCard.styles';
import { Actions, Description, Listed, Photo } from './ManagedPropertyCard.styles';

/* The fourth child is the description, with two bars. */
const ManagedBars = styled(Bars)`
  & > :nth-child(4) {
    display: flex;
    flex-wrap: wrap;
    align-content: space-around;
    block-size: 2.5rem;
  }
`;

/**
 * Skeleton of `ManagedPropertyCard` with a title of one line and a description of two. Hidden from assistive technology:
 * the list announces the loading state.
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
