import type { Favorite } from '@efie/domain/account';
import { Trash } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../primitives';
import { PropertyCard, type ListingCardProps } from '../PropertyCard';
import { truncateName } from '../PropertyCard/PropertyCard.helpers';
import { MissingFavorite } from './MissingFavorite';

export interface FavoriteCardProps extends ListingCardProps {
  /** A saved listing, or one that no longer exists. */
  favorite: Favorite;
  /** The remove button was pressed; the screen confirms and sends the request. */
  onRemove: (removal: { listingId: string }) => void;
  /** The request is in flight: the button shows a spinner and ignores presses. */
  isRemoving?: boolean;
}

/**
 * A favorite on My Favorites: the property card with a remove button in place of the heart. A favorite whose listing no
 * longer exists says so and can still be removed.
 */
export const FavoriteCard = memo(function FavoriteCard({
  favorite: { listing, listingId },
  onRemove,
  isRemoving = false,
  ...card
}: FavoriteCardProps) {
  const title = listing === null ? 'this property' : truncateName(listing.title);
  const remove = (
    <IconButton
      kind="glass"
      icon={Trash}
      label={`Remove ${title} from favorites`}
      isLoading={isRemoving}
      onClick={() => onRemove({ listingId })}
    />
  );
  return listing === null ? (
    <MissingFavorite listingId={listingId} cornerAction={remove} />
  ) : (
    <PropertyCard {...card} listing={listing} cornerAction={remove} />
  );
});
