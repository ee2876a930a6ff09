import type { Favorite } from '@efie/domain/account';
import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readFavorites } from '../wire/readFavorites';
import { requireBody, send } from '../client/send';
import { favoritesKey } from './favoritesKey';

async function listUserFavorites(signal: AbortSignal): Promise<readonly Favorite[]> {
  return readFavorites(requireBody(await send(clientFor('user').GET('/api/user/favorites', { signal }))));
}

export function listUserFavoritesQuery() {
  return queryOptions({ queryKey: favoritesKey('user'), queryFn: ({ signal }) => listUserFavorites(signal) });
}
