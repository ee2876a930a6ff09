import type { Favorite } from '@efie/domain/account';
import { useMutation, useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../wire/ApiError';
import { asRecord, readableMessage } from '../wire/readers';
import { createSessionCheck } from '../session/createSessionCheck';
import { getSession, type Role, type Session } from '../session/session';
import { removeFavoriteKey } from './syncFavoritesBetweenTabs';
import { removeAgentFavorite } from './removeAgentFavorite';
import { removeUserFavorite } from './removeUserFavorite';
import { favoritesKey } from './favoritesKey';

const remove = { user: removeUserFavorite, agent: removeAgentFavorite };

interface FavoriteRemoved {
  listingId: string;
  /** The session whose list shows the favorite. */
  session: Session;
}

/**
 * Removes a favorite; it stays in the list until the server has removed it. Resolves with the server's message, '' when it
 * sent none.
 */
export function removeFavoriteMutation(
  queryClient: QueryClient,
  role: Role,
): MutationOptions<string, Error, FavoriteRemoved, () => boolean> {
  const queryKey = favoritesKey(role);
  return {
    mutationKey: removeFavoriteKey,
    mutationFn: async ({ listingId, session }) => {
      if (getSession() !== session) throw new ApiError({ kind: 'session' });
      return readableMessage(asRecord(await remove[role](listingId))?.['message']);
    },
    onMutate: createSessionCheck,
    onSuccess: async (_message, { listingId }, isSame) => {
      if (!isSame()) return;
      // The response to an in-flight request would bring it back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<readonly Favorite[]>(queryKey, (favorites) =>
        favorites?.filter((favorite) => favorite.listingId !== listingId),
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey });
    },
  };
}

export function useRemoveFavorite(role: Role) {
  return useMutation(removeFavoriteMutation(useQueryClient(), role));
}
