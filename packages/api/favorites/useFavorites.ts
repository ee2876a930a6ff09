import type { Favorite, Listing } from '@efie/domain';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { readableMessage } from '../client/errorFromResponse';
import { asRecord } from '../client/readers';
import { sameSession } from '../session/sameSession';
import type { Role } from '../session/session';
import { useSession } from '../session/hooks';
import { addAgentFavorite } from './addAgentFavorite';
import { addUserFavorite } from './addUserFavorite';
import { listAgentFavoritesQuery } from './listAgentFavorites';
import { listUserFavoritesQuery } from './listUserFavorites';
import { removeAgentFavorite } from './removeAgentFavorite';
import { removeUserFavorite } from './removeUserFavorite';
import { favoritesKey } from './role';

const NO_IDS: ReadonlySet<string> = new Set();

const add = { user: addUserFavorite, agent: addAgentFavorite };
const remove = { user: removeUserFavorite, agent: removeAgentFavorite };

const toIds = (favorites: readonly Favorite[]): ReadonlySet<string> =>
  new Set(favorites.map((favorite) => favorite.listingId));

/** The list of favorites of a role. */
export const favoritesQuery = (role: Role) => ({
  ...(role === 'agent' ? listAgentFavoritesQuery() : listUserFavoritesQuery()),
});

/** Ids the signed-in person has saved; empty for a guest, while loading and after a failure (ruling 45). */
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
  /** Stands in the list of favorites until the server's own answer comes. */
  listing: Listing;
}

/** Marks the calls of hearts. */
export const toggleFavoriteKey = ['toggle-favorite'];

/**
 * Saves or lets go a property for the given role: shown at once, taken back when the server refuses, and settled by what
 * the server then lists (checklist 66, 132 to 138; fault 65). Gives the server's words, '' when it sent none.
 * An answer that comes after the session has changed touches nobody's list (fault 8).
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
      const isSame = sameSession();
      // A list asked for before must not bring the old state back (fault 69).
      await queryClient.cancelQueries({ queryKey });
      // Another account gets nothing of it: nothing is sent.
      if (!isSame()) throw new Error('Another session');
      show(toggle, !toggle.isSaved);
      return isSame;
    },
    // Only its own change: another heart may be waiting for its answer.
    onError: (_error, toggle, isSame) => {
      if (isSame?.()) show(toggle, toggle.isSaved);
    },
    // The last one asks for the list: an earlier list would lack what is still on its way.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: toggleFavoriteKey }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey }),
  };
}

/** The same for components. */
export function useToggleFavorite(role: Role) {
  return useMutation(toggleFavoriteMutation(useQueryClient(), role));
}
