import { Skeleton } from '../../primitives';
import { Bars, ListingHeadSkeleton, WordsBar } from './ListingHeadSkeleton';
import { Actions, AgentLine, Card, Facts, FactsLine, Marks, Photo } from './PropertyCard.styles';

/**
 * Skeleton of `PropertyCard`, built from the same styled elements so that nothing shifts. Hidden from assistive
 * technology: the list announces the loading state.
 */
export function PropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <Photo />
      <Bars>
        <ListingHeadSkeleton />
        <FactsLine>
          <Facts as="div">
            <WordsBar width="92px" />
            <WordsBar width="92px" />
          </Facts>
          <Marks as="div">
            <WordsBar width="112px" />
          </Marks>
        </FactsLine>
        <AgentLine>
          <Skeleton width="32px" height="32px" radius="50%" />
          <WordsBar width="120px" />
        </AgentLine>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
        </Actions>
      </Bars>
    </Card>
  );
}
