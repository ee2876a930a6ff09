import {
  recordPropertyView,
  serverNow,
  serverToday,
  useRecentlyViewed,
  type OfflineFavorites,
  type Role,
} from '@efie/api';
import type { Favorite } from '@efie/domain/account';
import { savedOn } from '@efie/domain/offline';
import { pluralize } from '@efie/domain/text';
import { FavoriteCard, VisuallyHidden } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useRef } from 'react';
import { agentProfilePath, listingPath } from '../../routing/paths';
import { LazyCompareToggle } from '../common/compare/LazyCompareToggle';
import { PagedCards } from '../common/listings/PagedCards';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { List, SavedOn, Unreachable } from './Favorites.styles';
import { FavoritesHeader } from './FavoritesHeader';
import { NoFavorites } from './NoFavorites';
import { formatSavedCount } from './formatSavedCount';
import { useRemoveFavorite } from './useRemoveFavorite';

export interface FavoriteListProps {
  favorites: readonly Favorite[];
  /** The copies on this device, when the list could not be loaded and is made of them. */
  copies?: OfflineFavorites;
  role: Role;
  onNotice: (notice: Notice) => void;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

const keyOf = ({ listingId }: Favorite) => listingId;

const findHeading = () => document.querySelector<HTMLElement>('[data-page-heading]');

/** Text above copies: how many favorites have none. */
const describeCopies = ({ missing }: OfflineFavorites): string =>
  missing === 0
    ? 'No connection. These are saved on this device.'
    : `No connection. These are saved on this device, ${pluralize(missing, 'other is', 'others are')} not.`;

export function FavoriteList({ favorites, copies, role, onNotice, shouldFocusHeading }: FavoriteListProps) {
  const recentlyViewed = useRecentlyViewed();
  useFocusScreenHeading(shouldFocusHeading);
  const list = useRef<HTMLDivElement>(null);
  const { onRemove, dialog } = useRemoveFavorite(role, onNotice, {
    listingIds: favorites.map(keyOf),
    list,
    control: 'button',
    findHeading,
  });

  const savedText = ({ listingId }: Favorite): string => {
    const copy = copies?.homes.find(({ listing }) => listing.id === listingId);
    return copy ? savedOn(copy.savedAt, serverNow()) : '';
  };

  return (
    <>
      <FavoritesHeader>{formatSavedCount(favorites.length + (copies?.missing ?? 0))}</FavoritesHeader>
      {copies && <Unreachable>{describeCopies(copies)}</Unreachable>}
      {favorites.length === 0 ? (
        <NoFavorites>Tap the heart on a listing and it will wait for you here.</NoFavorites>
      ) : (
        <List>
          <VisuallyHidden as="h2">Saved properties</VisuallyHidden>
          <PagedCards
            items={favorites}
            keyOf={keyOf}
            label="Saved properties"
            listRef={list}
            renderCard={(favorite, { isFirst }) => (
              <>
                <FavoriteCard
                  favorite={favorite}
                  href={listingPath(favorite.listingId)}
                  agentHref={agentProfilePath(favorite.listing?.agent.id ?? '')}
                  onRemove={onRemove}
                  compareAction={
                    favorite.listing && <LazyCompareToggle listing={favorite.listing} place="card" />
                  }
                  onSeen={recordPropertyView}
                  isEager={isFirst}
                  today={serverToday()}
                  isOpened={recentlyViewed.includes(favorite.listingId)}
                />
                {copies && <SavedOn>{savedText(favorite)}</SavedOn>}
              </>
            )}
          />
        </List>
      )}
      {dialog}
    </>
  );
}
