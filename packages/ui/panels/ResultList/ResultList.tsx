import type { Listing } from '@efie/domain';
import { Suspense, type ReactNode } from 'react';
import { PropertyCardSkeleton } from '../../cards/PropertyCard';
import { ErrorState, lazyComponent, LoadFailure } from '../../primitives';
import { SlowNotice } from '../SlowNotice';
import { Cell, Grid } from './ResultList.styles';

// Most visits find something: what stands for nothing, and its picture, come when they are needed.
const NoResults = lazyComponent(async () => (await import('./NoResults')).NoResults, LoadFailure);

/** What there is to show: waiting, failed, or listings (none is a result too). */
export type ResultListState =
  | {
      kind: 'loading';
      /** Offered with the notice of a slow answer. */
      onCancel?: () => void;
    }
  | {
      kind: 'failed';
      /** Nobody answered: the sentence speaks of the connection (ruling 90). */
      isConnectionLost: boolean;
      isRetrying: boolean;
      onRetry: () => void;
    }
  | { kind: 'ready'; listings: readonly Listing[] };

export interface ResultListProps {
  state: ResultListState;
  /** Draws one card; `isFirst` is the one whose picture is fetched first. */
  renderCard: (listing: Listing, options: { isFirst: boolean }) => ReactNode;
  /** Columns on a wide screen. */
  columns?: 2 | 3;
  /** Skeleton cards while loading (checklist 148). */
  skeletons?: number;
  /** The action of the empty state; left out where no filter is set. */
  onClearAll?: (() => void) | undefined;
  /** Milliseconds until the notice of a slow answer. */
  slowAfter?: number;
}

/**
 * Property cards in a grid, and what stands there while they come, when none fits and when they could not be loaded
 * (specification section 2 "Listings", ruling 61, corrections.md section 4). It fetches nothing and holds no page count.
 */
export function ResultList({
  state,
  renderCard,
  columns = 2,
  skeletons = 6,
  onClearAll,
  slowAfter,
}: ResultListProps) {
  if (state.kind === 'loading') {
    return (
      <>
        <Grid as="div" data-columns={columns} aria-hidden="true">
          {Array.from({ length: skeletons }, (_, index) => (
            <PropertyCardSkeleton key={index} />
          ))}
        </Grid>
        <SlowNotice onCancel={state.onCancel} after={slowAfter} />
      </>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title="Properties could not be loaded"
        onRetry={state.onRetry}
        isRetrying={state.isRetrying}
      >
        {state.isConnectionLost ? 'Check your connection, then try again.' : 'Try again in a moment.'}
      </ErrorState>
    );
  }
  if (state.listings.length === 0) {
    return (
      <Suspense fallback={null}>
        <NoResults onClearAll={onClearAll} />
      </Suspense>
    );
  }
  return (
    <Grid data-columns={columns}>
      {state.listings.map((listing, index) => (
        <Cell key={listing.id}>{renderCard(listing, { isFirst: index === 0 })}</Cell>
      ))}
    </Grid>
  );
}
