import { recordPropertyView, serverToday, useRecentlyViewed } from '@efie/api';
import type { Listing } from '@efie/domain';
import { PropertyCard } from '@efie/ui';
import { agentProfilePath, propertyPath } from '../../app/paths';
import type { FavoriteToggle } from './useFavoriteToggle';

export interface ListingCardProps {
  listing: Listing;
  favorites: FavoriteToggle;
  /** The first card of a page: its picture is fetched first. */
  isEager?: boolean;
}

/** Once per property per page load, whichever card of it is seen (ruling 36, checklist 142). */
function recordView({ listingId }: { listingId: string }): void {
  recordPropertyView(listingId);
}

/** A property card as screens place it: with its addresses, its heart, its marks and the record of its being seen. */
export function ListingCard({ listing, favorites, isEager = false }: ListingCardProps) {
  const opened = useRecentlyViewed();
  return (
    <PropertyCard
      listing={listing}
      href={propertyPath(listing.id)}
      agentHref={agentProfilePath(listing.agent.id)}
      isSaved={favorites.savedIds.has(listing.id)}
      isSaving={favorites.savingIds.has(listing.id)}
      onToggleFavorite={favorites.onToggleFavorite}
      onSeen={recordView}
      isEager={isEager}
      today={serverToday()}
      isOpened={opened.includes(listing.id)}
    />
  );
}
