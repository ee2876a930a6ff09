import { recordPropertyView, serverToday, useRecentlyViewed, type Role } from '@efie/api';
import { PAGE_SIZE, type Favorite } from '@efie/domain';
import { FavoriteCard, VisuallyHidden } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useEffect, useRef } from 'react';
import { agentProfilePath, propertyPath } from '../../routing/paths';
import { PagedCards } from '../common/listings/PagedCards';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { List } from './Favorites.styles';
import { FavoritesHeader } from './FavoritesHeader';
import { NoFavorites } from './NoFavorites';
import { formatSavedCount } from './formatSavedCount';
import { useRemoveFavorite } from './useRemoveFavorite';

export interface FavoriteListProps {
  favorites: readonly Favorite[];
  role: Role;
  onNotice: (notice: Notice) => void;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

const keyOf = ({ listingId }: Favorite) => listingId;

function recordView({ listingId }: { listingId: string }): void {
  recordPropertyView(listingId);
}

/** Focuses the card at the index, else the last card, else the heading. */
function focusCardAt(index: number, list: HTMLElement | null): void {
  const cards = list?.children;
  const card = cards?.[Math.min(index, cards.length - 1)];
  const target =
    card?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('[data-page-heading]');
  target?.focus();
}

export function FavoriteList({ favorites, role, onNotice, shouldFocusHeading }: FavoriteListProps) {
  const recentlyViewed = useRecentlyViewed();
  useFocusScreenHeading(shouldFocusHeading);
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ listingId: string; index: number } | null>(null);
  const { onRemove, isDialogOpen, dialog } = useRemoveFavorite(role, onNotice, ({ listingId }) => {
    const index = favorites.findIndex((favorite) => favorite.listingId === listingId);
    removed.current = { listingId, index: Math.max(0, index) % PAGE_SIZE };
  });

  // The dialog and the card are removed in either order; focus moves after both.
  useEffect(() => {
    const gone = removed.current;
    if (gone === null || isDialogOpen || favorites.some(({ listingId }) => listingId === gone.listingId))
      return;
    removed.current = null;
    focusCardAt(gone.index, list.current);
  }, [favorites, isDialogOpen]);

  return (
    <>
      <FavoritesHeader>{formatSavedCount(favorites.length)}</FavoritesHeader>
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
              <FavoriteCard
                favorite={favorite}
                href={propertyPath(favorite.listingId)}
                agentHref={agentProfilePath(favorite.listing?.agent.id ?? '')}
                onRemove={onRemove}
                onSeen={recordView}
                isEager={isFirst}
                today={serverToday()}
                isOpened={recentlyViewed.includes(favorite.listingId)}
              />
            )}
          />
        </List>
      )}
      {dialog}
    </>
  );
}
