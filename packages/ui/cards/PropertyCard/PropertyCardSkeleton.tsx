import { Skeleton } from '../../primitives';
import { SkeletonBody, ListingHeadSkeleton, ListingTitleSkeleton, TextBar } from './ListingHeadSkeleton';
import { Actions, AgentLine, Card, Facts, FactsLine, SeenAndAgeLine, Photo } from './PropertyCard.styles';

/**
 * Skeleton of `PropertyCard`, built from the same styled elements so that nothing shifts. Hidden from assistive
 * technology: the list announces the loading state.
 */
export function PropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <ListingTitleSkeleton />
      <Photo />
      <SkeletonBody>
        <ListingHeadSkeleton />
        <FactsLine>
          <Facts as="div">
            <TextBar width="92px" />
            <TextBar width="92px" />
          </Facts>
          <SeenAndAgeLine as="div">
            <TextBar width="112px" />
          </SeenAndAgeLine>
        </FactsLine>
        <AgentLine>
          <Skeleton width="32px" height="32px" radius="50%" />
          <TextBar width="120px" />
        </AgentLine>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
        </Actions>
      </SkeletonBody>
    </Card>
  );
}
