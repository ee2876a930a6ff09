import { favoritesKey, isConnectionError, useFavorites, type Role } from '@efie/api';
import { Grid, PropertyCardSkeleton, SlowNotice } from '@efie/ui';
import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { connectionHint } from '../common/requests/connectionHint';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
import { useLoadState } from '../common/requests/useLoadState';
import { List } from './Favorites.styles';
import { FavoriteList } from './FavoriteList';
import { FavoritesHeader } from './FavoritesHeader';
import { NoFavorites } from './NoFavorites';
import { formatSavedCount } from './formatSavedCount';

function notifyFailure(error: unknown): void {
  notify({
    kind: 'error',
    title: 'Failed to load your favorites. Please try again.',
    description: connectionHint(error),
  });
}

/** The favorites of a signed-in user or agent. A failure shows the empty state with Try again. */
export function SavedFavorites({ role, onNotice }: { role: Role; onNotice: (notice: Notice) => void }) {
  const queryClient = useQueryClient();
  const load = useLoadState(useFavorites(role), notifyFailure);
  const [isCanceled, setCanceled] = useState(false);
  const [hasRetried, setRetried] = useState(false);

  if (load.kind === 'ready')
    return (
      <FavoriteList favorites={load.data} role={role} onNotice={onNotice} shouldFocusHeading={hasRetried} />
    );
  if (load.kind === 'failed') {
    return (
      <>
        <FavoritesHeader>{formatSavedCount(0)}</FavoritesHeader>
        <NoFavorites
          onRetry={() => {
            setRetried(true);
            load.onRetry();
          }}
          isRetrying={load.isRetrying}
        >
          {isConnectionError(load.error)
            ? 'Your favorites could not be loaded. Check your connection, then try again.'
            : 'Your favorites could not be loaded. Try again in a moment.'}
        </NoFavorites>
      </>
    );
  }
  if (isCanceled) {
    return (
      <>
        <FavoritesHeader>{formatSavedCount(0)}</FavoritesHeader>
        <NoFavorites
          onRetry={() => {
            focusScreenHeading();
            setCanceled(false);
            setRetried(true);
            void queryClient.refetchQueries({ queryKey: favoritesKey(role) });
          }}
        >
          Your favorites were not loaded.
        </NoFavorites>
      </>
    );
  }
  return (
    <>
      <FavoritesHeader>Loading your favorites...</FavoritesHeader>
      <List>
        <Grid aria-hidden="true">
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
        </Grid>
        <SlowNotice
          onCancel={() => {
            focusScreenHeading();
            setCanceled(true);
            void queryClient.cancelQueries({ queryKey: favoritesKey(role) });
          }}
        />
      </List>
    </>
  );
}
