import { recordPropertyView, serverToday, useRecentlyViewed } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { PropertyCard, type PropertyCardProps } from '@efie/ui';
import { useMemo } from 'react';
import { agentProfilePath, listingPath } from '../../../routing/paths';
import { LazyCompareToggle } from '../compare/LazyCompareToggle';
import type { FavoriteToggle } from './useFavoriteToggle';

export interface ListingCardProps extends Pick<PropertyCardProps, 'priceNote'> {
  listing: Listing;
  favorites: FavoriteToggle;
  /** Loads the photo eagerly; set for the first card of a page. */
  isEager?: boolean;
  /** The months of advance that were searched for, with which the listing opens. */
  months?: number | undefined;
}

/** A listing's card, connected to its links, the favorites, the recently viewed list and view counting. */
export function ListingCard({ listing, favorites, isEager = false, months, priceNote }: ListingCardProps) {
  const recentlyViewedIds = useRecentlyViewed();
  return (
    <PropertyCard
      listing={listing}
      href={listingPath(listing.id) + (months ? `?months=${months}` : '')}
      agentHref={agentProfilePath(listing.agent.id)}
      isSaved={favorites.savedIds.has(listing.id)}
      isSaving={favorites.savingIds.has(listing.id)}
      onToggleFavorite={favorites.onToggleFavorite}
      onSeen={recordPropertyView}
      isEager={isEager}
      priceNote={priceNote}
      // Stable, because the card is memoized.
      compareAction={useMemo(
        () => (
          <LazyCompareToggle listing={listing} place="card" />
        ),
        [listing],
      )}
      today={serverToday()}
      isOpened={recentlyViewedIds.includes(listing.id)}
    />
  );
}
