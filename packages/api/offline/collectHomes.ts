import { offlineCopy, OFFLINE_LIMITS, selectOfflineHomes, type OfflineHome } from '@efie/domain/offline';
import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../wire/ApiError';
import { favoritesQuery } from '../favorites/useToggleFavorite';
import { getPropertyQuery } from '../listings/getProperty';
import { catalogOf, listPropertiesQuery } from '../listings/listProperties';
import { guestFavorites } from '../device/guestFavorites';
import { recentlyViewed } from '../device/recentlyViewed';
import { getSession, hashToken } from '../session/session';
import {
  readAccountFavorites,
  readViewedHomes,
  storedSize,
  writeAccountFavorites,
  writeViewedHomes,
  type StoredHome,
} from './offlineStore';

/** The copies of a listing in the public responses of the query cache. */
interface PublicCopies {
  copies: readonly OfflineHome[];
  /** The server has said that there is no such listing. */
  isGone: boolean;
}

/** Reads public responses only: never those to a request with a token, such as the list of favorites. */
function publicCopies(queryClient: QueryClient, id: string): PublicCopies {
  const detail = queryClient.getQueryState(getPropertyQuery(id).queryKey);
  const list = queryClient.getQueryState(listPropertiesQuery().queryKey);
  const listed = list?.data && catalogOf(list.data).known(id);
  const copies: OfflineHome[] = [];
  if (detail?.data) copies.push({ listing: offlineCopy(detail.data), savedAt: detail.dataUpdatedAt });
  if (list && listed) copies.push({ listing: offlineCopy(listed), savedAt: list.dataUpdatedAt });
  return { copies, isGone: isNotFound(detail?.error) };
}

/** The copies of these listings to store: the newest of the query cache and of the device. */
function collect(
  queryClient: QueryClient,
  ids: readonly string[],
  stored: readonly StoredHome[],
  photoPathOf: (url: string) => string | null,
): readonly StoredHome[] {
  const known = new Map(ids.map((id) => [id, publicCopies(queryClient, id)]));
  const isWanted = (id: string) => known.get(id)?.isGone === false;
  const copies = [
    ...stored.map(({ listing, savedAt }) => ({ listing, savedAt })),
    ...[...known.values()].flatMap((found) => found.copies),
  ];
  return selectOfflineHomes(ids.filter(isWanted), copies, storedSize).map((home) => {
    const url = home.listing.photos[0]?.url;
    return { ...home, photoPath: url === undefined ? null : photoPathOf(url) };
  });
}

/** Ids of the account's favorites, of the query cache or else of the device; null without an account. */
function favoriteIds(queryClient: QueryClient): { ids: readonly string[]; savedAt: number } | null {
  const session = getSession();
  if (session.role === 'guest') return null;
  const loaded = queryClient.getQueryState(favoritesQuery(session.role).queryKey);
  if (loaded?.data === undefined) return readAccountFavorites(session);
  return { ids: loaded.data.map(({ listingId }) => listingId), savedAt: loaded.dataUpdatedAt };
}

/**
 * Stores copies of the homes last viewed and of the favorites, and removes all others.
 * @param photoPathOf returns the path of a stored photo by its URL; null when it is not stored
 */
export function storeOfflineHomes(
  queryClient: QueryClient,
  photoPathOf: (url: string) => string | null,
): void {
  const deviceIds = [...recentlyViewed.get(), ...guestFavorites.get()];
  writeViewedHomes(collect(queryClient, deviceIds, readViewedHomes(), photoPathOf));
  const session = getSession();
  const favorites = favoriteIds(queryClient);
  if (session.role === 'guest' || favorites === null || favorites.ids.length === 0) {
    writeAccountFavorites(null);
    return;
  }
  const { ids, savedAt } = favorites;
  // A home that was viewed is stored there already, and may be newer.
  const stored = [...readAccountFavorites(session).homes, ...readViewedHomes()];
  writeAccountFavorites({
    owner: hashToken(session.token),
    savedAt,
    ids,
    homes: collect(queryClient, ids, stored, photoPathOf),
  });
}

/** Ids of favorites of which no copy is stored and no request has failed; a failed one would be repeated without end. */
export function favoritesWithoutCopy(queryClient: QueryClient): readonly string[] {
  const { ids, homes } = readAccountFavorites(getSession());
  return ids
    .slice(0, OFFLINE_LIMITS.count)
    .filter((id) => homes.every(({ listing }) => listing.id !== id))
    .filter((id) => !queryClient.getQueryState(getPropertyQuery(id).queryKey)?.error);
}

/** URLs of the photos of all stored homes. */
export function offlinePhotoUrls(): readonly string[] {
  const homes = [...readViewedHomes(), ...readAccountFavorites(getSession()).homes];
  return [...new Set(homes.flatMap(({ listing }) => listing.photos[0]?.url ?? []))];
}
