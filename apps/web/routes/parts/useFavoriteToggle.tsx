import { messageOr, useFavoriteIds, useGuestFavorites, useSession, useToggleFavorite } from '@efie/api';
import type { Listing } from '@efie/domain';
import { notify } from '@efie/ui/primitives/Toast';
import { useMutationState } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { paths } from '../../app/paths';

const LoginRequired = lazy(async () => {
  const { LoginRequired: Dialog } = await import('@efie/ui/dialogs/LoginRequired');
  return { default: Dialog };
});

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

  const saving = useMutationState<string | undefined>({
    filters: { mutationKey: ['toggle-favorite'], status: 'pending' },
    select: ({ state }) => (state.variables as { listingId: string } | undefined)?.listingId,
  }).join('\n');
  const savingIds = useMemo(() => new Set(saving.split('\n')), [saving]);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const close = useCallback(() => setDialog('closed'), []);

  const onToggleFavorite = useCallback<FavoriteToggle['onToggleFavorite']>(
    ({ listing, isSaved }) => {
      if (role === 'guest') {
        setDialog('open');
        return;
      }
      mutateAsync({ listingId: listing.id, isSaved, listing }).then(
        () => {
          // Nobody hears of a page that was left (fault 68).
          if (!isHere.current) return;
          notify(
            isSaved
              ? {
                  kind: 'success',
                  title: 'Removed from favorites',
                  description: 'Property removed from your saved listings.',
                }
              : {
                  kind: 'success',
                  title: 'Added to favorites',
                  description: 'Property saved to your favorites list.',
                },
          );
        },
        (error: unknown) => {
          if (!isHere.current) return;
          notify({
            kind: 'error',
            title: 'Error',
            description: messageOr(error, 'Failed to update favorites.'),
          });
        },
      );
    },
    [role, mutateAsync],
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
