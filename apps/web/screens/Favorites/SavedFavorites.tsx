import {
  connectionHint,
  favoritesQuery,
  retryAdvice,
  useOfflineFavorites,
  useQueryState,
  type Role,
} from '@efie/api';
import { Grid, PropertyCardSkeleton, SlowNotice } from '@efie/ui';
import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { isUnreachable } from '../common/requests/isUnreachable';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
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

function describeFailure(isCanceled: boolean, error: unknown): string {
  if (isCanceled) return 'Your favorites were not loaded.';
  return `Your favorites could not be loaded. ${retryAdvice(error)}`;
}

/**
 * The favorites of a signed-in user or agent. A failure shows their copies on this device or, without any, the empty state with
 * Try again.
 */
export function SavedFavorites({ role, onNotice }: { role: Role; onNotice: (notice: Notice) => void }) {
  const load = useQueryState(favoritesQuery(role), { onError: notifyFailure });
  const [hasRetried, setRetried] = useState(false);
  const copies = useOfflineFavorites();

  if ('data' in load)
    return (
      <FavoriteList favorites={load.data} role={role} onNotice={onNotice} shouldFocusHeading={hasRetried} />
    );
  if (isUnreachable(load) && copies.homes.length > 0)
    return (
      <FavoriteList
        favorites={copies.homes.map(({ listing }) => ({ id: listing.id, listingId: listing.id, listing }))}
        copies={copies}
        role={role}
        onNotice={onNotice}
        shouldFocusHeading={hasRetried}
      />
    );
  if (load.kind === 'error') {
    return (
      <>
        <FavoritesHeader>{formatSavedCount(0)}</FavoritesHeader>
        <NoFavorites
          onRetry={() => {
            // The skeletons replace the pressed button.
            if (load.isCanceled) focusScreenHeading();
            setRetried(true);
            load.onRetry();
          }}
          isRetrying={load.isRetrying}
        >
          {describeFailure(load.isCanceled, load.error)}
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
            load.onCancel();
          }}
        />
      </List>
    </>
  );
}
