import { retryAdvice, type ListingsResponse, type QueryState } from '@efie/api';
import { groupThousands } from '@efie/domain';
import { Button, EmptyState, ErrorState, Grid, ManagedPropertyCardSkeleton, SlowNotice } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { useListProperty } from '../../routing/useListProperty';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { Cards, Listings, ListingsTitle, Panel } from './AgentDashboard.styles';
import { LazyDashboardListingCards } from './LazyDashboardListingCards';
import { LazyDeleteProperty, useDeleteListing } from './useDeleteListing';
import { EditListing, useEditDialog } from './useEditDialog';
import type { ViewCounts } from './useViewCounts';

/** Runs when a pointer or focus enters the cards, before Edit or Delete is pressed. */
function preloadDialogs(): void {
  void EditListing.load();
  void LazyDeleteProperty.load();
}

/** The empty state. Its button opens the limit dialog under the same rule as Add Listing. */
function NoListings() {
  const onAdd = useListProperty();
  return (
    <Panel as="div">
      <EmptyState
        title="No Properties Listed Yet"
        headingLevel={3}
        seed="dashboard"
        action={
          <Button size="large" onClick={onAdd}>
            Add Your First Property
          </Button>
        }
      >
        Your first listing takes about five minutes and three photos.
      </EmptyState>
    </Panel>
  );
}

const skeletons = (
  <Cards data-skeletons aria-hidden="true">
    <Grid>
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
    </Grid>
  </Cards>
);

function describeFailure(isCanceled: boolean, error: unknown): string {
  if (isCanceled) return 'Loading cancelled.';
  return retryAdvice(error);
}

export interface DashboardListingsProps {
  load: QueryState<ListingsResponse>;
  views: ViewCounts['of'];
  onNotice: (notice: Notice) => void;
  /** The session has ended: only an open edit dialog is rendered, because it may hold unsaved changes. */
  isWithheld: boolean;
}

/**
 * The agent's listings as cards that can be viewed, edited and deleted, in pages of 24. When a focused control is removed,
 * focus moves to the next card or to the heading.
 */
export function DashboardListings({ load, views, onNotice, isWithheld }: DashboardListingsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listings = 'data' in load ? load.data.listings : null;
  const edit = useEditDialog();
  const deletion = useDeleteListing(onNotice, {
    listingIds: listings?.map(({ id }) => id) ?? null,
    list,
    control: 'h3 a',
    findHeading: () => title.current,
  });
  const openingOf = (listingId: string) => {
    if (edit.openingId === listingId) return 'edit';
    return deletion.openingId === listingId ? 'delete' : undefined;
  };

  useEffect(() => void LazyDashboardListingCards.load(), []);
  const keepFocus = useFocusFallback(title);

  const dialogs = (
    <Fragment key="dialogs">
      {edit.dialog}
      {!isWithheld && deletion.dialog}
    </Fragment>
  );
  if (isWithheld) return <Listings>{dialogs}</Listings>;
  return (
    <Listings aria-labelledby="dashboard-listings" onFocus={keepFocus}>
      <ListingsTitle ref={title} level={2} id="dashboard-listings" tabIndex={-1}>
        Property Listings{listings !== null && ` (${groupThousands(String(listings.length))})`}
      </ListingsTitle>
      {load.kind === 'loading' && (
        <>
          {skeletons}
          <SlowNotice onCancel={load.onCancel} />
        </>
      )}
      {load.kind === 'error' && (
        <Panel as="div">
          <ErrorState
            headingLevel={3}
            title={load.isCanceled ? 'Properties were not loaded' : 'Properties could not be loaded'}
            onRetry={load.onRetry}
            isRetrying={load.isRetrying}
          >
            {describeFailure(load.isCanceled, load.error)}
          </ErrorState>
        </Panel>
      )}
      {load.kind === 'empty' && <NoListings />}
      {load.kind === 'ready' && (
        <Suspense fallback={skeletons}>
          <Cards onPointerEnter={preloadDialogs} onFocus={preloadDialogs}>
            <LazyDashboardListingCards
              listings={load.data.listings}
              listRef={list}
              views={views}
              openingOf={openingOf}
              onEdit={edit.onEdit}
              onDelete={deletion.onDelete}
            />
          </Cards>
        </Suspense>
      )}
      {dialogs}
    </Listings>
  );
}
