import type { Listing } from '@efie/domain/listing';
import type { ReactNode } from 'react';
import { PropertyCardSkeleton } from '../../cards/PropertyCard';
import { ErrorState } from '../../primitives';
import { Grid } from './ResultList.styles';

const SKELETONS = 6;

/** The state of the search, with the kinds of `QueryState` in packages/api. */
export type ResultListState =
  | {
      kind: 'loading';
      onCancel?: () => void;
    }
  | {
      kind: 'error';
      /** The next step for the user. */
      advice: string;
      isRetrying: boolean;
      onRetry: () => void;
    }
  | { kind: 'empty' }
  | { kind: 'ready'; listings: readonly Listing[] };

export interface ResultListProps {
  /** Loading, an error, no results, or the listings of the page. */
  state: ResultListState;
  /** `isFirst` marks the card whose photo should load first. */
  renderCard: (listing: Listing, options: { isFirst: boolean }) => ReactNode;
  /** The empty state: `NoResults`. */
  noResults: ReactNode;
}

/**
 * Property cards in a grid, with loading, empty and failed states. It sends no requests, has no pagination, and leaves the
 * notice about a slow response to the screen.
 */
export function ResultList({ state, renderCard, noResults }: ResultListProps) {
  if (state.kind === 'loading') {
    return (
      <Grid as="div" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <PropertyCardSkeleton key={index} />
        ))}
      </Grid>
    );
  }
  if (state.kind === 'error') {
    return (
      <ErrorState
        title="Properties could not be loaded"
        onRetry={state.onRetry}
        isRetrying={state.isRetrying}
      >
        {state.advice}
      </ErrorState>
    );
  }
  if (state.kind === 'empty') return noResults;
  return (
    <Grid role="list" data-cards>
      {state.listings.map((listing, index) => (
        <li key={listing.id}>{renderCard(listing, { isFirst: index === 0 })}</li>
      ))}
    </Grid>
  );
}
