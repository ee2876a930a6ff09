import type { Favorite } from '@efie/domain/account';
import type { Listing } from '@efie/domain/listing';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { asRecord, readableMessage } from '../wire/readers';
import { createSessionCheck } from '../session/createSessionCheck';
import type { Role } from '../session/session';
import { useSession } from '../session/hooks';
import { addAgentFavorite } from './addAgentFavorite';
import { addUserFavorite } from './addUserFavorite';
import { listAgentFavoritesQuery } from './listAgentFavorites';
import { listUserFavoritesQuery } from './listUserFavorites';
import { removeAgentFavorite } from './removeAgentFavorite';
import { removeUserFavorite } from './removeUserFavorite';
import { favoritesKey } from './favoritesKey';

const NO_IDS: ReadonlySet<string> = new Set();

const add = { user: addUserFavorite, agent: addAgentFavorite };
const remove = { user: removeUserFavorite, agent: removeAgentFavorite };

const toIds = (favorites: readonly Favorite[]): ReadonlySet<string> =>
  new Set(favorites.map((favorite) => favorite.listingId));

export const favoritesQuery = (role: Role): ReturnType<typeof listUserFavoritesQuery> =>
  role === 'agent' ? listAgentFavoritesQuery() : listUserFavoritesQuery();

/** Ids of the account's favorites; empty for a guest, while loading and after a failure. */
export function useFavoriteIds(): ReadonlySet<string> {
  const { role } = useSession();
  const { data } = useQuery({
    ...favoritesQuery(role === 'agent' ? 'agent' : 'user'),
    enabled: role !== 'guest',
    select: toIds,
  });
  return role === 'guest' ? NO_IDS : (data ?? NO_IDS);
}

interface FavoriteToggled {
  listingId: string;
  isSaved: boolean;
  /** Shown in the list of favorites until the list is refetched. */
  listing: Listing;
}

export const toggleFavoriteKey = ['toggle-favorite'];

/**
 * Saves or removes a favorite with an optimistic update: undone after a failure, then replaced by the refetched list.
 * Ignores responses that arrive after the session has changed. Resolves with the server's message, '' when it sent none.
 */
export function toggleFavoriteMutation(
  queryClient: QueryClient,
  role: Role,
): MutationOptions<string, Error, FavoriteToggled, () => boolean> {
  const queryKey = favoritesKey(role);
  const show = ({ listingId, listing }: FavoriteToggled, isSaved: boolean) =>
    queryClient.setQueryData<readonly Favorite[]>(queryKey, (favorites = []) => {
      const others = favorites.filter((favorite) => favorite.listingId !== listingId);
      return isSaved ? [...others, { id: listingId, listingId, listing }] : others;
    });
  return {
    mutationKey: toggleFavoriteKey,
    mutationFn: async ({ listingId, isSaved }: FavoriteToggled) =>
      readableMessage(asRecord(await (isSaved ? remove : add)[role](listingId))?.['message']),
    onMutate: async (toggle) => {
      const isSame = createSessionCheck();
      // The response to an in-flight request would restore the old state.
      await queryClient.cancelQueries({ queryKey });
      if (!isSame()) throw new Error('Favorite not changed: the session changed before it was sent.');
      show(toggle, !toggle.isSaved);
      return isSame;
    },
    // Undoes this change only: other toggles may be in flight.
    onError: (_error, toggle, isSame) => {
      if (isSame?.()) show(toggle, toggle.isSaved);
    },
    // The last toggle refetches: an earlier list would lack the changes in flight.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: toggleFavoriteKey }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey }),
  };
}

export function useToggleFavorite(role: Role) {
  return useMutation(toggleFavoriteMutation(useQueryClient(), role));
}
