import { serverNow, storeListingLayout } from '@efie/api';
import {
  noteTexts,
  OWN_LISTING_SIZES,
  STATUS_CHOICES,
  statusChoices,
  statusLabel,
  type Listing,
  type OwnListings as OwnListingsIndex,
  type OwnListingsResult,
  pageText,
} from '@efie/domain/listing';
import { groupThousands } from '@efie/domain/text';
import { Button, EmptyState, LazyDialog, LiveRegion, Pagination, Select, SlowNotice } from '@efie/ui';
import type { ManagedCardAction } from '@efie/ui/cards/ManagedPropertyCard';
import {
  ListingSelection,
  ListingTools,
  ManagedListingRows,
  type ListingLayout,
  type ListingRowActions,
} from '@efie/ui/panels/ManagedListings';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { listingPath } from '../../../routing/paths';
import { usePageFocus } from '../../common/focus/usePageFocus';
import { useHomeCard } from '../../common/share/useHomeCard';
import { Cards, Panel } from '../AgentDashboard.styles';
import { DashboardListingCards } from '../DashboardListingCards';
import { onDemand } from '../modules';
import type { ViewCounts } from '../useViewCounts';
import { MIN_FOR_TOOLS } from './listingSkeletons';
import { Foot, Size, ToolsPlace } from './OwnListings.styles';
import { useDuplicate } from './useDuplicate';
import { useListingActions } from './useListingActions';
import type { OwnListingsControls } from './useOwnListingsView';
import { usePictureParam } from './usePictureParam';

const hrefOf = ({ id }: Listing) => listingPath(id);
const SIZES = OWN_LISTING_SIZES.map((size) => ({ value: String(size), label: `${size} on a page` }));

export interface OwnListingsProps extends Pick<ListingRowActions, 'onEdit' | 'onDelete'> {
  own: OwnListingsIndex;
  /** The number of all listings. */
  total: number;
  controls: OwnListingsControls;
  layout: ListingLayout;
  views: ViewCounts['of'];
  hasViews: boolean;
  /** The dialog of a listing whose code is loading. */
  openingOf: (listingId: string) => 'edit' | 'delete' | undefined;
  onNotice: (notice: Notice) => void;
  /** Its children are the rows or the cards of the page. */
  listRef: RefObject<HTMLElement | null>;
}

/** Announced when a search or a filter changes the list. */
function describeResult({ matches }: OwnListingsResult, total: number): string {
  if (matches.length === total) return '';
  return `${groupThousands(matches.length)} of ${groupThousands(total)} properties shown`;
}

/** Nothing matches the search or the status. */
function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <Panel as="div">
      <EmptyState
        title="No listings match"
        headingLevel={3}
        seed="dashboard"
        action={
          <Button size="large" onClick={onClear}>
            Show all listings
          </Button>
        }
      >
        Search for other words, or choose another status.
      </EmptyState>
    </Panel>
  );
}

/** The agent's own listings with search, statuses, order and pages, as rows that can be changed together, or as cards. */
export function OwnListings({
  own,
  total,
  controls,
  layout,
  views,
  hasViews,
  openingOf,
  onNotice,
  onEdit,
  onDelete,
  listRef,
}: OwnListingsProps) {
  const { pathname } = useLocation();
  const { view, change, searchFor } = controls;
  // The field follows each key at once, the list as soon as there is time.
  const shownView = useDeferredValue(view);
  const result = useMemo(() => own.find(shownView), [own, shownView]);
  const { page, matches, counts } = result;
  const [now] = useState(() => serverNow());
  const table = useRef<HTMLTableElement>(null);
  usePageFocus(table, page.page);

  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => matches.filter(({ id }) => chosenIds.has(id)), [matches, chosenIds]);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const select = useCallback<ListingRowActions['onSelect']>(({ ids, isSelected }) => {
    setChosenIds((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const deselect = useCallback((ids: readonly string[]) => select({ ids, isSelected: false }), [select]);
  const actions = useListingActions(onNotice, deselect);
  const { busyIds, changeStatus, bulk } = actions;
  const notes = useMemo(() => noteTexts(actions.notes, matches), [actions.notes, matches]);
  const duplicate = useDuplicate();
  const { onPicture, dialog: picture } = useHomeCard(onDemand);
  usePictureParam(matches, onPicture);

  const cardMenu = useMemo<readonly ManagedCardAction[]>(
    () => [
      ...STATUS_CHOICES.map((status) => ({
        label: `Mark as ${statusLabel(status)}`,
        isOffered: (listing: Listing) => !busyIds.has(listing.id) && statusChoices(listing).includes(status),
        onPress: ({ listing }: { listing: Listing }) => changeStatus({ listing, status }),
      })),
      { label: 'Duplicate', isOffered: () => true, onPress: duplicate },
      { label: 'Picture for Status', isOffered: () => true, onPress: onPicture },
    ],
    [busyIds, changeStatus, duplicate, onPicture],
  );

  const hrefForPage = (number: number) => `${pathname}${searchFor(number)}`;
  const showAll = () => change({ text: '', status: '' });

  return (
    <>
      {total >= MIN_FOR_TOOLS && (
        <ToolsPlace>
          <ListingTools
            view={view}
            counts={counts}
            layout={layout}
            hasViews={hasViews}
            onChange={change}
            onLayoutChange={storeListingLayout}
          />
        </ToolsPlace>
      )}
      <div>
        <LiveRegion>{describeResult(result, total)}</LiveRegion>
        {busyIds.size > 0 && <SlowNotice onCancel={actions.stop} />}
        {matches.length === 0 && <NoMatches onClear={showAll} />}
        {matches.length > 0 && layout === 'rows' && (
          <>
            <ListingSelection
              count={selected.length}
              total={matches.length}
              onSelectAll={() => select({ ids: matches.map(({ id }) => id), isSelected: true })}
              onClear={() => setChosenIds(new Set())}
              onStatus={({ status }) => actions.openBulk({ kind: 'status', status }, selected)}
              onDelete={() => actions.openBulk({ kind: 'delete' }, selected)}
            />
            <ManagedListingRows
              listings={page.items}
              label="Property listings"
              hrefOf={hrefOf}
              viewsOf={views}
              now={now}
              selectedIds={selectedIds}
              busyIds={busyIds}
              notes={notes}
              openingOf={openingOf}
              tableRef={table}
              bodyRef={listRef as RefObject<HTMLTableSectionElement | null>}
              onSelect={select}
              onStatus={changeStatus}
              onEdit={onEdit}
              onDuplicate={duplicate}
              onPicture={onPicture}
              onDelete={onDelete}
            />
          </>
        )}
        {matches.length > 0 && layout === 'cards' && (
          <Cards>
            <DashboardListingCards
              listings={matches}
              size={view.size}
              hrefFor={hrefForPage}
              listRef={listRef as RefObject<HTMLDivElement | null>}
              views={views}
              menu={cardMenu}
              notes={notes}
              openingOf={openingOf}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </Cards>
        )}
        {matches.length > OWN_LISTING_SIZES[0] && (
          <Foot>
            {layout === 'rows' && page.pages > 1 && (
              <div data-pages>
                <Pagination
                  page={page.page}
                  pageCount={page.pages}
                  hrefFor={hrefForPage}
                  summary={pageText(page)}
                />
              </div>
            )}
            <Size>
              <Select
                label="Page size"
                isLabelHidden
                options={SIZES}
                value={String(view.size)}
                onChange={({ target }) => {
                  const size = OWN_LISTING_SIZES.find((one) => String(one) === target.value);
                  if (size !== undefined) change({ size });
                }}
              />
            </Size>
          </Foot>
        )}
        {picture}
        {bulk !== null && (
          <LazyDialog from={onDemand} isOpen={actions.isBulkOpen} onClose={actions.closeBulk}>
            {({ ListingActions }) => (
              <ListingActions
                isOpen={actions.isBulkOpen}
                onClose={actions.closeBulk}
                {...bulk}
                onConfirm={actions.confirmBulk}
                onStop={actions.stop}
              />
            )}
          </LazyDialog>
        )}
      </div>
    </>
  );
}
