import type { FavoriteView, MockDb } from '../db/types';
import type { Role } from '../factories/records';
import { http } from './http';
import { bearerToken, readId, readJson } from './requests';
import { unwrap } from './unwrap';
import { toWireFavorite } from './wire';

const toData = (favorites: readonly FavoriteView[]) => ({ favorites: favorites.map(toWireFavorite) });

const toBody = ({ favorites, message }: { favorites: readonly FavoriteView[]; message: string }) => ({
  success: true as const,
  message,
  data: toData(favorites),
});

export function createFavoriteHandlers(db: MockDb) {
  const list = (role: Role, request: Request) => {
    const { favorites } = unwrap(db.listFavorites(role, bearerToken(request)));
    return { success: true as const, data: toData(favorites) };
  };
  const add = async (role: Role, request: Request) => {
    const token = bearerToken(request);
    unwrap(db.listFavorites(role, token));
    const body = await readJson(request);
    return toBody(unwrap(db.addFavorite(role, token, readId(body['property_id']))));
  };
  const remove = (role: Role, request: Request, propertyId: string) =>
    toBody(unwrap(db.removeFavorite(role, bearerToken(request), propertyId)));

  return {
    listUserFavorites: http.get('/api/user/favorites', ({ request, response }) =>
      response(200).json(list('user', request)),
    ),
    addUserFavorite: http.post('/api/user/favorites', async ({ request, response }) =>
      response(201).json(await add('user', request)),
    ),
    removeUserFavorite: http.delete('/api/user/favorites/{propertyId}', ({ params, request, response }) =>
      response(200).json(remove('user', request, params.propertyId)),
    ),
    listAgentFavorites: http.get('/api/agent/favorites', ({ request, response }) =>
      response(200).json(list('agent', request)),
    ),
    addAgentFavorite: http.post('/api/agent/favorites', async ({ request, response }) =>
      response(201).json(await add('agent', request)),
    ),
    removeAgentFavorite: http.delete('/api/agent/favorites/{propertyId}', ({ params, request, response }) =>
      response(200).json(remove('agent', request, params.propertyId)),
    ),
  };
}
