import { recordPropertyView, serverToday, useRecentlyViewed, type Role } from '@efie/api';
import type { Favorite } from '@efie/domain';
import { FavoriteCard, lazyComponent, VisuallyHidden } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useRef } from 'react';
import { agentProfilePath, propertyPath } from '../../routing/paths';
import { PagedCards } from '../common/listings/PagedCards';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { List } from './Favorites.styles';
import { FavoritesHeader } from './FavoritesHeader';
import { NoFavorites } from './NoFavorites';
import { formatSavedCount } from './formatSavedCount';
import { useRemoveFavorite } from './useRemoveFavorite';

const CompareToggle = lazyComponent(
  async () => (await import('../common/compare/CompareToggle')).CompareToggle,
);

export interface FavoriteListProps {
  favorites: readonly Favorite[];
  role: Role;
  onNotice: (notice: Notice) => void;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

const keyOf = ({ listingId }: Favorite) => listingId;

const findHeading = () => document.querySelector<HTMLElement>('[data-page-heading]');

export function FavoriteList({ favorites, role, onNotice, shouldFocusHeading }: FavoriteListProps) {
  const recentlyViewed = useRecentlyViewed();
  useFocusScreenHeading(shouldFocusHeading);
  const list = useRef<HTMLDivElement>(null);
  const { onRemove, dialog } = useRemoveFavorite(role, onNotice, {
    listingIds: favorites.map(keyOf),
    list,
    control: 'button',
    findHeading,
  });

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
                compareAction={
                  favorite.listing && <CompareToggle.Optional listing={favorite.listing} place="card" />
                }
                onSeen={recordPropertyView}
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
