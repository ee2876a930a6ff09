import type { Listing } from '@efie/domain/listing';
import { useId, type RefObject } from 'react';
import { Checkbox } from '../../primitives';
import type { ListingViews } from '../../cards/ManagedPropertyCard/ManagedPropertyCard.helpers';
import { moveBetweenRows } from './ManagedListings.helpers';
import { ManagedListingRow, type ListingRowActions } from './ManagedListingRow';
import {
  Body,
  Caption,
  Grid,
  Head,
  HeadCell,
  HeadRow,
  RowsSpace,
  SelectAll,
  SelectAllLabel,
} from './ManagedListings.styles';

export interface ManagedListingRowsProps extends ListingRowActions {
  /** The listings of one page. */
  listings: readonly Listing[];
  /** Accessible name of the table. */
  label: string;
  /** Returns the URL of a listing. */
  hrefOf: (listing: Listing) => string;
  /** Returns the view count of a listing. For agents who are not verified all are hidden, and there is no Views column. */
  viewsOf: (listingId: string) => ListingViews;
  /** Unix time in ms. */
  now: number;
  /** Ids of the selected listings; may contain those of other pages. */
  selectedIds: ReadonlySet<string>;
  /** Ids of the listings whose status is being changed. */
  busyIds: ReadonlySet<string>;
  /** Why the last change of a listing was not made, by its id. */
  notes: ReadonlyMap<string, string>;
  /** Returns the button of a listing whose dialog is loading. */
  openingOf: (listingId: string) => 'edit' | 'delete' | undefined;
  /** The table; focus moves to it after a page change. */
  tableRef?: RefObject<HTMLTableElement | null>;
  /** The table body, whose children are the rows. */
  bodyRef?: RefObject<HTMLTableSectionElement | null>;
}

const KEYS = 'Arrow keys, Home and End move between rows, to the same control.';

/**
 * The agent's own listings as a table: status menu, views, age, photos, Edit, a menu of Duplicate, the
 * picture and Delete, and a checkbox. On phones each row is a block. It sends no requests.
 */
export function ManagedListingRows({
  listings,
  label,
  hrefOf,
  viewsOf,
  now,
  selectedIds,
  busyIds,
  notes,
  openingOf,
  tableRef,
  bodyRef,
  ...actions
}: ManagedListingRowsProps) {
  const captionId = useId();
  const keysId = useId();
  const ids = listings.map(({ id }) => id);
  const selectedCount = ids.filter((id) => selectedIds.has(id)).length;
  const isEverySelected = ids.length > 0 && selectedCount === ids.length;
  const hasViews = ids.some((id) => viewsOf(id).kind !== 'hidden');
  return (
    <RowsSpace>
      <Grid ref={tableRef} tabIndex={-1} aria-labelledby={captionId} aria-describedby={keysId}>
        <Caption>
          <span id={captionId}>{label}</span> <span id={keysId}>{KEYS}</span>
        </Caption>
        <Head>
          <HeadRow>
            <HeadCell data-cell="select">
              <SelectAll>
                <Checkbox
                  ref={(box) => {
                    if (box) box.indeterminate = selectedCount > 0 && !isEverySelected;
                  }}
                  checked={isEverySelected}
                  onChange={({ target }) => actions.onSelect({ ids, isSelected: target.checked })}
                >
                  <SelectAllLabel>Select all on this page</SelectAllLabel>
                </Checkbox>
              </SelectAll>
            </HeadCell>
            <HeadCell>Property</HeadCell>
            <HeadCell>Status</HeadCell>
            {hasViews && <HeadCell data-align="end">Views</HeadCell>}
            <HeadCell data-align="end">Listed</HeadCell>
            <HeadCell data-align="end">Photos</HeadCell>
            <HeadCell data-align="end">Actions</HeadCell>
          </HeadRow>
        </Head>
        <Body ref={bodyRef} onKeyDown={moveBetweenRows}>
          {listings.map((listing) => (
            <ManagedListingRow
              key={listing.id}
              listing={listing}
              href={hrefOf(listing)}
              views={viewsOf(listing.id)}
              now={now}
              isSelected={selectedIds.has(listing.id)}
              isBusy={busyIds.has(listing.id)}
              note={notes.get(listing.id)}
              opening={openingOf(listing.id)}
              {...actions}
            />
          ))}
        </Body>
      </Grid>
    </RowsSpace>
  );
}
