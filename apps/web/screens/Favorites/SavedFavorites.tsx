import { favoritesKey, isConnectionError, useFavorites, type Role } from '@efie/api';
import { Grid, PropertyCardSkeleton, SlowNotice } from '@efie/ui';
import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { connectionHint } from '../shared/connectionHint';
import { focusHeading } from '../../routing/useHeadingFocus';
import { useLoad } from '../shared/useLoad';
import { List } from './Favorites.styles';
import { FavoriteList } from './FavoriteList';
import { FavoritesTop } from './FavoritesTop';
import { NoFavorites } from './NoFavorites';
import { savedText } from './savedText';

/** Told each time it happens (checklist 217, ruling 45). */
function tellOfFailure(error: unknown): void {
  notify({
    kind: 'error',
    title: 'Failed to load your favorites. Please try again.',
    description: connectionHint(error),
  });
}

/** The list of a signed-in user or agent, on its way, failed (an empty list, checklist 218) or there. */
export function SavedFavorites({ role, tell }: { role: Role; tell: (notice: Notice) => void }) {
  const queryClient = useQueryClient();
  const load = useLoad(useFavorites(role), tellOfFailure);
  const [isCancelled, setCancelled] = useState(false);
  const [hasRetried, setRetried] = useState(false);

  if (load.kind === 'ready')
    return <FavoriteList favorites={load.data} role={role} tell={tell} takesFocus={hasRetried} />;
  if (load.kind === 'failed') {
    return (
      <>
        <FavoritesTop>{savedText(0)}</FavoritesTop>
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
  if (isCancelled) {
    return (
      <>
        <FavoritesTop>{savedText(0)}</FavoritesTop>
        <NoFavorites
          onRetry={() => {
            focusHeading();
            setCancelled(false);
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
      <FavoritesTop>Loading your favorites...</FavoritesTop>
      <List>
        <Grid aria-hidden="true">
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
        </Grid>
        <SlowNotice
          onCancel={() => {
            focusHeading();
            setCancelled(true);
            void queryClient.cancelQueries({ queryKey: favoritesKey(role) });
          }}
        />
      </List>
    </>
  );
}
