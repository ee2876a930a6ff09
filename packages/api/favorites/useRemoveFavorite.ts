import type { Favorite } from '@efie/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/ApiError';
import { asRecord, readableMessage } from '../client/readers';
import { createSessionCheck } from '../session/createSessionCheck';
import { getSession, type Role, type Session } from '../session/session';
import { removeFavoriteKey } from './syncFavoritesBetweenTabs';
import { removeAgentFavorite } from './removeAgentFavorite';
import { removeUserFavorite } from './removeUserFavorite';
import { favoritesKey } from './favoritesKey';

const remove = { user: removeUserFavorite, agent: removeAgentFavorite };

/**
 * Removes a favorite; it stays in the list until the server has removed it. Resolves with the server's message, '' when it
 * sent none.
 */
export function useRemoveFavorite(role: Role) {
  const queryClient = useQueryClient();
  const queryKey = favoritesKey(role);
  return useMutation({
    mutationKey: removeFavoriteKey,
    mutationFn: async ({ listingId, session }: { listingId: string; session: Session }) => {
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
  });
}
