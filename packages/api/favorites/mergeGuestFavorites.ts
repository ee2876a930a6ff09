import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../wire/ApiError';
import { isGeneralFailure } from '../client/isGeneralFailure';
import { getGuestFavorites, removeGuestFavorites } from '../device/guestFavorites';
import { createSessionCheck } from '../session/createSessionCheck';
import { getSession, type Role } from '../session/session';
import { addAgentFavorite } from './addAgentFavorite';
import { addUserFavorite } from './addUserFavorite';
import { notifyOtherTabs } from './syncFavoritesBetweenTabs';
import { favoritesQuery } from './useToggleFavorite';

const add = { user: addUserFavorite, agent: addAgentFavorite };

/** Whether the home is gone: its id is not found or, as some servers say it, not valid. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([404, 410].includes(error.status ?? 0) || (error.status === 422 && 'propertyId' in error.fields));

/**
 * Adds the guest's favorites on this device to the account that has just logged in. An id is removed from the device once
 * the server has it or no longer knows it; after another failure, or when the session changes, it stays for the next login.
 * Nothing more is sent after a failure that the next requests would share. Never rejects.
 */
export async function mergeGuestFavorites(queryClient: QueryClient, role: Role): Promise<void> {
  const guestIds = getGuestFavorites();
  if (guestIds.length === 0 || getSession().role !== role) return;
  const isSame = createSessionCheck();
  const query = { ...favoritesQuery(role), staleTime: 0 };
  const favorites = await queryClient.fetchQuery(query).catch(() => null);
  if (favorites === null) return;
  const accountIds = new Set(favorites.map((favorite) => favorite.listingId));

  for (const listingId of guestIds) {
    if (!isSame()) return;
    try {
      if (!accountIds.has(listingId)) await add[role](listingId);
      // One by one, in case the page is closed before all are sent.
      removeGuestFavorites([listingId]);
    } catch (error) {
      if (isGone(error)) removeGuestFavorites([listingId]);
      else if (isGeneralFailure(error)) break;
    }
  }
  await queryClient.invalidateQueries({ queryKey: query.queryKey });
  notifyOtherTabs();
}
