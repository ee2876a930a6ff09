import {
  getSession,
  messageOr,
  createSessionCheck,
  toggleFavoriteKey,
  useFavoriteIds,
  useGuestFavorites,
  useSession,
  useToggleFavorite,
} from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { LazyDialog } from '@efie/ui';
import { useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query';
import { startTransition, useCallback, useMemo, useState, type ReactNode } from 'react';
import { paths } from '../../../routing/paths';
import { onDemand } from '../modules';
import { useNotifyWhileMounted } from '../requests/useNotifyWhileMounted';

const pending = { mutationKey: toggleFavoriteKey, status: 'pending' } as const;
const listingIdOf = ({ state }: Mutation) =>
  (state.variables as { listingId: string } | undefined)?.listingId;

/** The favorites state and action that a screen passes to its cards. */
export interface FavoriteToggle {
  /** From the account, or for a guest from this device. */
  savedIds: ReadonlySet<string>;
  savingIds: ReadonlySet<string>;
  /** Stable between renders. */
  onToggleFavorite: (toggle: { listing: Listing; isSaved: boolean }) => void;
  /** The Login Required dialog, which a guest's press opens; render it once per screen. */
  loginRequired: ReactNode;
}

/**
 * Saving and removing favorites from cards. For a signed-in user or agent it sends the request and shows a toast; for a
 * guest it opens the Login Required dialog and stores nothing (ruling 40).
 */
export function useFavoriteToggle(): FavoriteToggle {
  const { role } = useSession();
  const accountIds = useFavoriteIds();
  const guestIds = useGuestFavorites();
  const savedIds = useMemo(
    () => (role === 'guest' ? new Set(guestIds) : accountIds),
    [role, guestIds, accountIds],
  );
  const { mutateAsync } = useToggleFavorite(role === 'agent' ? 'agent' : 'user');

  // A joined string compares by value, so the set changes only when the ids do.
  const savingKey = useMutationState({ filters: pending, select: listingIdOf }).join('\n');
  const savingIds = useMemo(() => new Set(savingKey.split('\n')), [savingKey]);

  const queryClient = useQueryClient();
  const notify = useNotifyWhileMounted();
  const [dialog, setDialog] = useState<'unmounted' | 'open' | 'closed'>('unmounted');
  const close = useCallback(() => setDialog('closed'), []);

  const onToggleFavorite = useCallback<FavoriteToggle['onToggleFavorite']>(
    ({ listing, isSaved }) => {
      if (role === 'guest') {
        // The press is painted before the dialog renders.
        startTransition(() => setDialog('open'));
        return;
      }
      // Reads the cache, because a second press can come before the next render.
      if (queryClient.isMutating({ ...pending, predicate: (other) => listingIdOf(other) === listing.id }) > 0)
        return;
      const isSame = createSessionCheck();
      mutateAsync({ listingId: listing.id, isSaved, listing }).then(
        (serverMessage) =>
          // No toast if another account has logged in meanwhile.
          isSame() &&
          notify(
            isSaved
              ? {
                  kind: 'success',
                  title: 'Removed from favorites',
                  description: serverMessage || 'Property removed from your saved listings.',
                }
              : {
                  kind: 'success',
                  title: 'Added to favorites',
                  description: 'Property saved to your favorites list.',
                },
          ),
        (error: unknown) =>
          // A 401 ends the session; its error is still shown.
          (isSame() || getSession().role === 'guest') &&
          notify({
            kind: 'error',
            title: 'Error',
            description: messageOr(error, 'Failed to update favorites.'),
          }),
      );
    },
    [role, mutateAsync, queryClient, notify],
  );

  const loginRequired = dialog !== 'unmounted' && (
    <LazyDialog from={onDemand} isOpen={dialog === 'open'} onClose={close}>
      {({ LoginRequired }) => (
        <LoginRequired
          isOpen={dialog === 'open'}
          onClose={close}
          userLoginHref={paths.userLogin}
          agentLoginHref={paths.agentLogin}
        />
      )}
    </LazyDialog>
  );

  return { savedIds, savingIds, onToggleFavorite, loginRequired };
}
