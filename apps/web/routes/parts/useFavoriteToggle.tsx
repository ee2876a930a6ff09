import {
  getSession,
  messageOr,
  sameSession,
  toggleFavoriteKey,
  useFavoriteIds,
  useGuestFavorites,
  useSession,
  useToggleFavorite,
} from '@efie/api';
import type { Listing } from '@efie/domain';
import { lazyDialog } from '@efie/ui';
import { useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { paths } from '../../app/paths';
import { useTell } from './useTell';

const LoginRequired = lazyDialog(async () => (await import('@efie/ui/dialogs/LoginRequired')).LoginRequired);

/** The toggles that wait for their answer, whichever screen began them. */
const pending = { mutationKey: toggleFavoriteKey, status: 'pending' } as const;
const idOf = ({ state }: Mutation) => (state.variables as { listingId: string } | undefined)?.listingId;

/** Everything the hearts of a screen need. */
export interface FavoriteToggle {
  /** Saved by the signed-in person, or kept on this device by a guest. */
  savedIds: ReadonlySet<string>;
  savingIds: ReadonlySet<string>;
  /** Stable between renders. */
  onToggleFavorite: (toggle: { listing: Listing; isSaved: boolean }) => void;
  /** Place it once in the screen: the dialog that a guest's heart opens. */
  loginRequired: ReactNode;
}

/**
 * What the heart of a card does, for every screen with cards: it saves or lets go for the signed-in person and says so
 * (checklist 132 to 138); a guest is asked to log in, nothing is sent and nothing kept (ruling 40, checklist 130, 131).
 */
export function useFavoriteToggle(): FavoriteToggle {
  const { role } = useSession();
  const ownIds = useFavoriteIds();
  const guestIds = useGuestFavorites();
  const savedIds = useMemo(() => (role === 'guest' ? new Set(guestIds) : ownIds), [role, guestIds, ownIds]);
  const { mutateAsync } = useToggleFavorite(role === 'agent' ? 'agent' : 'user');

  const saving = useMutationState({ filters: pending, select: idOf }).join('\n');
  const savingIds = useMemo(() => new Set(saving.split('\n')), [saving]);

  const queryClient = useQueryClient();
  const tell = useTell();
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const close = useCallback(() => setDialog('closed'), []);

  const onToggleFavorite = useCallback<FavoriteToggle['onToggleFavorite']>(
    ({ listing, isSaved }) => {
      if (role === 'guest') {
        setDialog('open');
        return;
      }
      // Presses between two renders: one request at a time, the others are ignored (fault 63).
      if (queryClient.isMutating({ ...pending, predicate: (other) => idOf(other) === listing.id }) > 0)
        return;
      const isSame = sameSession();
      mutateAsync({ listingId: listing.id, isSaved, listing }).then(
        (words) =>
          // Nobody hears of what an earlier session saved (fault 8).
          isSame() &&
          tell(
            isSaved
              ? {
                  kind: 'success',
                  title: 'Removed from favorites',
                  description: words || 'Property removed from your saved listings.',
                }
              : {
                  kind: 'success',
                  title: 'Added to favorites',
                  description: 'Property saved to your favorites list.',
                },
          ),
        (error: unknown) =>
          // The refusal that ends the session is still told (fault 67).
          (isSame() || getSession().role === 'guest') &&
          tell({
            kind: 'error',
            title: 'Error',
            description: messageOr(error, 'Failed to update favorites.'),
          }),
      );
    },
    [role, mutateAsync, queryClient, tell],
  );

  const loginRequired = dialog !== 'unasked' && (
    <Suspense fallback={null}>
      <LoginRequired
        isOpen={dialog === 'open'}
        onClose={close}
        userLoginHref={paths.userLogin}
        agentLoginHref={paths.agentLogin}
      />
    </Suspense>
  );

  return { savedIds, savingIds, onToggleFavorite, loginRequired };
}
