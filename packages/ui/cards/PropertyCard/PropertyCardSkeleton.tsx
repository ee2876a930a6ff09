import { Skeleton } from '../../primitives';
import { SkeletonBody, ListingHeadSkeleton, ListingTitleSkeleton, TextBar } from './ListingHeadSkeleton';
import { Actions, Card, CompareSlot, Facts, FactsLine, Photo } from './PropertyCard.styles';

/**
 * Skeleton of `PropertyCard`, built from the same styled elements so that nothing shifts. Hidden from assistive
 * technology: the list announces the loading state.
 */
export function PropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-card data-skeleton>
      <ListingTitleSkeleton />
      <Photo />
      <SkeletonBody>
        <ListingHeadSkeleton />
        <FactsLine>
          <Facts as="div">
            <TextBar width="92px" />
            <TextBar width="92px" />
          </Facts>
          <div>
            <TextBar width="64px" />
          </div>
        </FactsLine>
        <div>
          <Skeleton width="32px" height="32px" radius="50%" />
          <TextBar width="120px" />
        </div>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
          <CompareSlot data-compare>
            <Skeleton width="44px" height="44px" radius="10px" />
          </CompareSlot>
        </Actions>
      </SkeletonBody>
    </Card>
  );
}
