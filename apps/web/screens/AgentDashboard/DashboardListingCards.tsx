import type { Listing } from '@efie/domain';
import { ManagedPropertyCard, type ManagedPropertyCardProps } from '@efie/ui/cards/ManagedPropertyCard';
import type { RefObject } from 'react';
import { propertyPath } from '../../routing/paths';
import { PagedCards } from '../common/listings/PagedCards';
import type { ViewCounts } from './useViewCounts';

const keyOf = ({ id }: Listing) => id;

export interface DashboardListingCardsProps extends Pick<ManagedPropertyCardProps, 'onEdit' | 'onDelete'> {
  listings: readonly Listing[];
  listRef: RefObject<HTMLDivElement | null>;
  views: ViewCounts['of'];
  /** The dialog of a listing whose code is loading. */
  openingOf: (listingId: string) => ManagedPropertyCardProps['opening'];
}

export function DashboardListingCards({
  listings,
  listRef,
  views,
  openingOf,
  onEdit,
  onDelete,
}: DashboardListingCardsProps) {
  return (
    <PagedCards
      items={listings}
      keyOf={keyOf}
      label="Property listings"
      listRef={listRef}
      renderCard={(listing) => (
        <ManagedPropertyCard
          listing={listing}
          href={propertyPath(listing.id)}
          views={views(listing.id)}
          opening={openingOf(listing.id)}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    />
  );
}
