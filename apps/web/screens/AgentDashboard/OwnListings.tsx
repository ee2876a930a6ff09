import { isConnectionError, type ListingsAnswer } from '@efie/api';
import { groupThousands, PAGE_SIZE } from '@efie/domain';
import { Button, EmptyState, ErrorState, Grid, ManagedPropertyCardSkeleton, SlowNotice } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { useListProperty } from '../../routing/useListProperty';
import { useKeptFocus } from '../shared/useKeptFocus';
import { Cards, Listings, ListingsTitle, Panel } from './AgentDashboard.styles';
import { OwnCards } from './LazyOwnCards';
import { DeleteProperty, useDeleteListing } from './useDeleteListing';
import { EditListing, useEditListing } from './useEditListing';
import type { Part } from './usePart';
import type { Views } from './useViews';

/** A pointer or focus near a card: Edit or Delete may be pressed next. */
function loadDialogs(): void {
  void EditListing.load();
  void DeleteProperty.load();
}

/** To the title of the card that took the place of a lost one, else of the last one (fault 123). */
function focusAt(index: number, list: HTMLElement | null): boolean {
  const cards = list?.children;
  const title = cards?.[Math.min(index, cards.length - 1)]?.querySelector<HTMLElement>('h3 a');
  title?.focus();
  return title !== undefined && title !== null;
}

/** Nothing is listed yet (checklist 398): the way in follows the rule of Add Listing. */
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

/** Three skeletons in the places of the cards (checklist 385). */
const skeletons = (
  <Cards data-skeletons aria-hidden="true">
    <Grid>
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
    </Grid>
  </Cards>
);

function whatToDo(isCancelled: boolean, error: unknown): string {
  if (isCancelled) return 'You stopped the loading.';
  return isConnectionError(error) ? 'Check your connection, then try again.' : 'Try again in a moment.';
}

export interface OwnListingsProps {
  part: Part<ListingsAnswer>;
  views: Views['of'];
  tell: (notice: Notice) => void;
  /** Only the open edit dialog is rendered: its unsaved input outlasts the session. */
  isWithheld: boolean;
}

/**
 * The agent's listings as cards that can be viewed, edited and deleted, in pages of 24 (checklist 384 to 398, 401 to 408;
 * ruling 35). What is pressed and leaves hands the focus on: it is never lost to the page's start.
 */
export function OwnListings({ part, views, tell, isWithheld }: OwnListingsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lost = useRef<{ listingId: string; index: number } | null>(null);
  const listings = part.kind === 'ready' ? part.data.listings : null;
  const edit = useEditListing();
  const deletion = useDeleteListing(tell, ({ listingId }) => {
    const at = listings?.findIndex(({ id }) => id === listingId) ?? 0;
    lost.current = { listingId, index: Math.max(0, at) % PAGE_SIZE };
  });
  const { isAsking } = deletion;
  const openingOf = (listingId: string) => {
    if (edit.openingId === listingId) return 'edit';
    return deletion.openingId === listingId ? 'delete' : undefined;
  };

  useEffect(() => void OwnCards.load(), []);
  const keepFocus = useKeptFocus(title);
  // Once both the dialog and the card are gone, whichever goes last.
  useEffect(() => {
    const gone = lost.current;
    if (gone === null || isAsking || listings?.some(({ id }) => id === gone.listingId)) return;
    lost.current = null;
    if (!focusAt(gone.index, list.current)) title.current?.focus();
  }, [listings, isAsking]);

  const dialogs = (
    <Fragment key="dialogs">
      {edit.dialog}
      {!isWithheld && deletion.dialog}
    </Fragment>
  );
  if (isWithheld) return <Listings>{dialogs}</Listings>;
  return (
    <Listings aria-labelledby="own-listings" onFocus={keepFocus}>
      <ListingsTitle ref={title} level={2} id="own-listings" tabIndex={-1}>
        Property Listings{listings !== null && ` (${groupThousands(String(listings.length))})`}
      </ListingsTitle>
      {part.kind === 'loading' && (
        <>
          {skeletons}
          <SlowNotice onCancel={part.onCancel} />
        </>
      )}
      {part.kind === 'failed' && (
        <Panel as="div">
          <ErrorState
            headingLevel={3}
            title={part.isCancelled ? 'Properties were not loaded' : 'Properties could not be loaded'}
            onRetry={part.onRetry}
            isRetrying={part.isRetrying}
          >
            {whatToDo(part.isCancelled, part.error)}
          </ErrorState>
        </Panel>
      )}
      {listings?.length === 0 && <NoListings />}
      {listings !== null && listings.length > 0 && (
        <Suspense fallback={skeletons}>
          <Cards onPointerEnter={loadDialogs} onFocus={loadDialogs}>
            <OwnCards
              listings={listings}
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
