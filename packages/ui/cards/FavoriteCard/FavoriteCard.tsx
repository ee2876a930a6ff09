import type { Favorite } from '@efie/domain';
import { Trash } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../primitives';
import { PropertyCard, type PropertyCardProps } from '../PropertyCard';
import { clipName } from '../PropertyCard/PropertyCard.helpers';
import { MissingFavorite } from './MissingFavorite';

export interface FavoriteCardProps extends Pick<
  PropertyCardProps,
  'agentHref' | 'onSeen' | 'isEager' | 'today' | 'isOpened'
> {
  favorite: Favorite;
  /** Address of the listing's own page. */
  href: string;
  /** The visitor wants it off the list; the screen asks once more and sends the call (checklist 211, 212). */
  onRemove: (removal: { listingId: string }) => void;
  /** The call is under way: a spinner in the button, which ignores presses. */
  isRemoving?: boolean;
}

/**
 * A saved property on My Favorites: the property card with a remove button where the heart is (checklist 210, 211). A
 * favorite whose property the server no longer has says so and can still be removed (fault 70).
 */
export const FavoriteCard = memo(function FavoriteCard({
  favorite: { listing, listingId },
  onRemove,
  isRemoving = false,
  ...card
}: FavoriteCardProps) {
  const title = listing === null ? 'this property' : clipName(listing.title);
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
