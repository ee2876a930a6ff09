import type { Listing } from '@efie/domain/listing';
import {
  ManagedPropertyCard,
  type ManagedCardAction,
  type ManagedPropertyCardProps,
} from '@efie/ui/cards/ManagedPropertyCard';
import type { RefObject } from 'react';
import { listingPath } from '../../routing/paths';
import { PagedCards } from '../common/listings/PagedCards';
import type { ViewCounts } from './useViewCounts';

const keyOf = ({ id }: Listing) => id;

export interface DashboardListingCardsProps extends Pick<ManagedPropertyCardProps, 'onEdit' | 'onDelete'> {
  listings: readonly Listing[];
  listRef: RefObject<HTMLDivElement | null>;
  views: ViewCounts['of'];
  /** The dialog of a listing whose code is loading. */
  openingOf: (listingId: string) => ManagedPropertyCardProps['opening'];
  /** Further actions of each card. */
  menu: readonly ManagedCardAction[];
  /** Why the last change of a listing was not made, by its id. */
  notes: ReadonlyMap<string, string>;
  /** Number of cards on a page. */
  size: number;
  /** URL of a page. */
  hrefFor: (page: number) => string;
}

export function DashboardListingCards({
  listings,
  listRef,
  views,
  openingOf,
  menu,
  notes,
  size,
  hrefFor,
  onEdit,
  onDelete,
}: DashboardListingCardsProps) {
  return (
    <PagedCards
      items={listings}
      keyOf={keyOf}
      label="Property listings"
      listRef={listRef}
      size={size}
      hrefFor={hrefFor}
      renderCard={(listing) => (
        <ManagedPropertyCard
          listing={listing}
          href={listingPath(listing.id)}
          views={views(listing.id)}
          opening={openingOf(listing.id)}
          menu={menu}
          note={notes.get(listing.id)}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    />
  );
}
