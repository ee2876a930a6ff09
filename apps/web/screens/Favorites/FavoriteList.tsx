import { recordPropertyView, serverToday, useRecentlyViewed, type Role } from '@efie/api';
import { PAGE_SIZE, type Favorite } from '@efie/domain';
import { FavoriteCard, VisuallyHidden } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useEffect, useRef } from 'react';
import { agentProfilePath, propertyPath } from '../../routing/paths';
import { PagedCards } from '../shared/PagedCards';
import { useHeadingFocus } from '../../routing/useHeadingFocus';
import { List } from './Favorites.styles';
import { FavoritesTop } from './FavoritesTop';
import { NoFavorites } from './NoFavorites';
import { savedText } from './savedText';
import { useRemove } from './useRemove';

export interface FavoriteListProps {
  favorites: readonly Favorite[];
  role: Role;
  tell: (notice: Notice) => void;
  /** It comes after a pressed Try again, whose button is gone: the focus goes to the heading. */
  takesFocus: boolean;
}

const keyOf = ({ listingId }: Favorite) => listingId;

function recordView({ listingId }: { listingId: string }): void {
  recordPropertyView(listingId);
}

/** To the card that took the place of a lost one, else to the last, else to the heading (fault 73). */
function focusAt(index: number, list: HTMLElement | null): void {
  const cards = list?.children;
  const card = cards?.[Math.min(index, cards.length - 1)];
  const target =
    card?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('[data-page-heading]');
  target?.focus();
}

/** What is saved, as cards that can be removed, in pages of 24 (checklist 207, 210, 211). */
export function FavoriteList({ favorites, role, tell, takesFocus }: FavoriteListProps) {
  const opened = useRecentlyViewed();
  useHeadingFocus(takesFocus);
  const list = useRef<HTMLDivElement>(null);
  const lost = useRef<{ listingId: string; index: number } | null>(null);
  const { onRemove, isAsking, dialog } = useRemove(role, tell, ({ listingId }) => {
    const at = favorites.findIndex((favorite) => favorite.listingId === listingId);
    lost.current = { listingId, index: Math.max(0, at) % PAGE_SIZE };
  });

  // Once both the dialog and the card are gone, whichever goes last.
  useEffect(() => {
    const gone = lost.current;
    if (gone === null || isAsking || favorites.some(({ listingId }) => listingId === gone.listingId)) return;
    lost.current = null;
    focusAt(gone.index, list.current);
  }, [favorites, isAsking]);

  return (
    <>
      <FavoritesTop>{savedText(favorites.length)}</FavoritesTop>
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
                isOpened={opened.includes(favorite.listingId)}
              />
            )}
          />
        </List>
      )}
      {dialog}
    </>
  );
}
