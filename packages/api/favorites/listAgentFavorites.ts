import type { Favorite } from '@efie/domain/account';
import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readFavorites } from '../wire/readFavorites';
import { requireBody, send } from '../client/send';
import { favoritesKey } from './favoritesKey';

async function listAgentFavorites(signal: AbortSignal): Promise<readonly Favorite[]> {
  return readFavorites(requireBody(await send(clientFor('agent').GET('/api/agent/favorites', { signal }))));
}

export function listAgentFavoritesQuery() {
  return queryOptions({
    queryKey: favoritesKey('agent'),
    queryFn: ({ signal }) => listAgentFavorites(signal),
  });
}
