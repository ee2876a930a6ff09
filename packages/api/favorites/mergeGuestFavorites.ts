import type { QueryClient } from '@tanstack/react-query';
import { dropGuestFavorites, getGuestFavorites } from '../session/guestFavorites';
import { sameSession } from '../session/sameSession';
import { getSession, type Role } from '../session/session';
import { addAgentFavorite } from './addAgentFavorite';
import { addUserFavorite } from './addUserFavorite';
import { tellOtherTabs } from './otherTabs';
import { favoritesQuery } from './useFavorites';

const add = { user: addUserFavorite, agent: addAgentFavorite };

/**
 * Gives what a guest kept on this device to the role that has just logged in (ruling 41): each id that the server lacks is
 * sent, and leaves the device once the server holds it. An id that is refused stays for the next login (fault 71). Nothing
 * is said and nothing thrown: nobody expects a loss. Should the session end or change meanwhile, the rest stays too.
 */
export async function mergeGuestFavorites(queryClient: QueryClient, role: Role): Promise<void> {
  const kept = getGuestFavorites();
  if (kept.length === 0 || getSession().role !== role) return;
  const isSame = sameSession();
  const query = { ...favoritesQuery(role), staleTime: 0 };
  const held = await queryClient.fetchQuery(query).catch(() => null);
  // Without the server's list nobody knows what it lacks.
  if (held === null) return;
  const heldIds = new Set(held.map((favorite) => favorite.listingId));

  for (const listingId of kept) {
    if (!isSame()) return;
    const isHeld =
      heldIds.has(listingId) ||
      (await add[role](listingId).then(
        () => true,
        () => false,
      ));
    // One by one: what was accepted has left even if the page is closed in the middle.
    if (isHeld) dropGuestFavorites([listingId]);
  }
  await queryClient.invalidateQueries({ queryKey: query.queryKey });
  tellOtherTabs();
}
