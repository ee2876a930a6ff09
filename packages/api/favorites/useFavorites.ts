import type { Favorite, Listing } from '@efie/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

interface Toggle {
  listingId: string;
  isSaved: boolean;
  /** Stands in the list of favorites until the server's own answer comes. */
  listing: Listing;
}

/**
 * Saves or lets go a property for the signed-in role: shown at once, rolled back when the server refuses,
 * and settled by what the server says (checklist 66, 132 to 138).
 */
export function useToggleFavorite(role: Role) {
  const queryClient = useQueryClient();
  const queryKey = favoritesKey(role);
  return useMutation({
    mutationKey: ['toggle-favorite'],
    mutationFn: ({ listingId, isSaved }: Toggle) => (isSaved ? remove : add)[role](listingId),
    onMutate: async ({ listingId, isSaved, listing }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<readonly Favorite[]>(queryKey);
      queryClient.setQueryData<readonly Favorite[]>(queryKey, (favorites = []) =>
        isSaved
          ? favorites.filter((favorite) => favorite.listingId !== listingId)
          : [...favorites, { id: listingId, listingId, listing }],
      );
      return { before };
    },
    onError: (_error, _toggle, context) => {
      queryClient.setQueryData(queryKey, context?.before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
