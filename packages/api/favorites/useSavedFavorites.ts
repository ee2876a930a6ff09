import type { Favorite } from '@efie/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/ApiError';
import { readableMessage } from '../client/errorFromResponse';
import { asRecord } from '../client/readers';
import { sameSession } from '../session/sameSession';
import { getSession, type Role, type Session } from '../session/session';
import { removeFavoriteKey } from './otherTabs';
import { removeAgentFavorite } from './removeAgentFavorite';
import { removeUserFavorite } from './removeUserFavorite';
import { favoritesKey } from './role';
import { favoritesQuery } from './useFavorites';

/** What the signed-in person has saved, each with its property (checklist 208 to 210). */
export function useFavorites(role: Role) {
  return useQuery(favoritesQuery(role));
}

const remove = { user: removeUserFavorite, agent: removeAgentFavorite };

/**
 * Lets a saved property go once the server has let it go; until then, and after a refusal, it stays in the list
 * (checklist 214, 216). Gives the server's words, '' when it sent none (checklist 215).
 */
export function useRemoveFavorite(role: Role) {
  const queryClient = useQueryClient();
  const queryKey = favoritesKey(role);
  return useMutation({
    mutationKey: removeFavoriteKey,
    mutationFn: async ({ listingId, session }: { listingId: string; session: Session }) => {
      // Another account keeps what it saved: nothing is sent.
      if (getSession() !== session) throw new ApiError({ kind: 'session' });
      return readableMessage(asRecord(await remove[role](listingId))?.['message']);
    },
    onMutate: sameSession,
    onSuccess: async (_words, { listingId }, isSame) => {
      // Another account's list is not touched (fault 8).
      if (!isSame()) return;
      // An older answer must not bring it back (fault 69).
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<readonly Favorite[]>(queryKey, (favorites) =>
        favorites?.filter((favorite) => favorite.listingId !== listingId),
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
