import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import {
  SkeletonBody,
  ListingHeadSkeleton,
  ListingTitleSkeleton,
  TextBar,
} from '../PropertyCard/ListingHeadSkeleton';
import { Card, Facts, FactsLine } from '../PropertyCard/PropertyCard.styles';
import { Actions, Description, Listed, Photo } from './ManagedPropertyCard.styles';

/* The third child is the description, with two bars. */
const ManagedBars = styled(SkeletonBody)`
  & > :nth-child(3) {
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
      <ListingTitleSkeleton />
      <Photo />
      <ManagedBars>
        <ListingHeadSkeleton />
        <Description as="div">
          <TextBar width="96%" />
          <TextBar width="38%" />
        </Description>
        <FactsLine>
          <Facts as="div">
            <TextBar width="64px" />
            <TextBar width="152px" />
          </Facts>
        </FactsLine>
        <Listed as="div">
          <TextBar width="132px" />
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
