import { retryAdvice, useListingLayout, type ListingsResponse, type QueryState } from '@efie/api';
import type { OwnListings } from '@efie/domain/listing';
import { groupThousands } from '@efie/domain/text';
import { Button, EmptyState, ErrorState, SlowNotice } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { Fragment, useMemo, useRef } from 'react';
import { useListProperty } from '../../routing/useListProperty';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { Listings, ListingsTitle, Panel } from './AgentDashboard.styles';
import { ListingSkeletons } from './listings/listingSkeletons';
import { useOwnListingsView } from './listings/useOwnListingsView';
import { useRest } from './modules';
import { useDeleteListing } from './useDeleteListing';
import { useEditDialog } from './useEditDialog';
import type { ViewCounts } from './useViewCounts';

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

/** With more listings, rows are shown until the agent chooses cards (ruling 168). */
const MOST_CARDS = 12;

export interface DashboardListingsProps {
  load: QueryState<ListingsResponse>;
  own: OwnListings;
  /** The number of listings as long as they have not loaded; null when it is unknown. */
  expectedCount: number | null;
  views: ViewCounts['of'];
  /** Whether the agent sees view counts. */
  hasViews: boolean;
  onNotice: (notice: Notice) => void;
  /** The session has ended: only an open edit dialog is rendered, because it may hold unsaved changes. */
  isWithheld: boolean;
}

/**
 * The agent's listings as rows or cards that can be searched, viewed, edited and deleted, in pages. When a focused control is
 * removed, focus moves to the next listing or to the heading.
 */
export function DashboardListings({
  load,
  own,
  expectedCount,
  views,
  hasViews,
  onNotice,
  isWithheld,
}: DashboardListingsProps) {
  const { module: rest } = useRest();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLElement>(null);
  const listings = 'data' in load ? load.data.listings : null;
  const controls = useOwnListingsView();
  const { view } = controls;
  const shownIds = useMemo(() => own.find(view).page.items.map(({ id }) => id), [own, view]);
  const count = listings?.length ?? expectedCount ?? 0;
  const layout = useListingLayout() ?? (count > MOST_CARDS ? 'rows' : 'cards');
  const skeletons = <ListingSkeletons count={count} layout={layout} />;
  const edit = useEditDialog();
  const deletion = useDeleteListing(onNotice, {
    listingIds: listings === null ? null : shownIds,
    list,
    control: 'h3 a, [data-cell="title"] a',
    pageSize: view.size,
    findHeading: () => title.current,
  });
  const openingOf = (listingId: string) => {
    if (edit.openingId === listingId) return 'edit';
    return deletion.openingId === listingId ? 'delete' : undefined;
  };

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
        {listings === null ? 'Property Listings' : `Property Listings (${groupThousands(listings.length)})`}
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
            {load.isCanceled ? 'Loading cancelled.' : retryAdvice(load.error)}
          </ErrorState>
        </Panel>
      )}
      {load.kind === 'empty' && <NoListings />}
      {load.kind === 'ready' &&
        (rest ? (
          <rest.OwnListings
            own={own}
            total={load.data.listings.length}
            controls={controls}
            layout={layout}
            views={views}
            hasViews={hasViews}
            openingOf={openingOf}
            onNotice={onNotice}
            onEdit={edit.onEdit}
            onDelete={deletion.onDelete}
            listRef={list}
          />
        ) : (
          skeletons
        ))}
      {dialogs}
    </Listings>
  );
}
