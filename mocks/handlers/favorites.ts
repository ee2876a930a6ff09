import type { FavoriteView, MockDb } from '../db/types';
import { refuseFields } from '../db/result';
import { http } from './http';
import { refused } from './refused';
import { bearerToken, readId, readJson } from './requests';
import { toWireFavorite } from './wire';

const NO_PROPERTY = refuseFields({ property_id: ['Property id field is required'] });

/** The list at data.favorites, one of the four shapes of ruling 43. */
const listed = (favorites: readonly FavoriteView[]) => ({ favorites: favorites.map(toWireFavorite) });

/** Saved properties, of users and of agents (specification section 6). */
export function createFavoriteHandlers(db: MockDb) {
  return {
    listUserFavorites: http.get('/api/user/favorites', ({ request, response }) => {
      const result = db.listFavorites('user', bearerToken(request));
      if (!result.ok) return refused(response, result, [401]);
      return response(200).json({ success: true, data: listed(result.favorites) });
    }),

    addUserFavorite: http.post('/api/user/favorites', async ({ request, response }) => {
      const token = bearerToken(request);
      const known = db.listFavorites('user', token);
      if (!known.ok) return refused(response, known, [401]);
      const read = await readJson(request);
      if (!read.ok) return refused(response, read, [422]);
      const propertyId = readId(read.body['property_id']);
      if (!propertyId) return refused(response, NO_PROPERTY, [422]);
      const result = db.addFavorite('user', token, propertyId);
      if (!result.ok) return refused(response, result, [401, 404, 422]);
      return response(201).json({ success: true, message: result.message, data: listed(result.favorites) });
    }),

    removeUserFavorite: http.delete('/api/user/favorites/{propertyId}', ({ params, request, response }) => {
      const result = db.removeFavorite('user', bearerToken(request), params.propertyId);
      if (!result.ok) return refused(response, result, [401, 404]);
      return response(200).json({ success: true, message: result.message, data: listed(result.favorites) });
    }),

    listAgentFavorites: http.get('/api/agent/favorites', ({ request, response }) => {
      const result = db.listFavorites('agent', bearerToken(request));
      if (!result.ok) return refused(response, result, [401, 403]);
      return response(200).json({ success: true, data: listed(result.favorites) });
    }),

    addAgentFavorite: http.post('/api/agent/favorites', async ({ request, response }) => {
      const token = bearerToken(request);
      const known = db.listFavorites('agent', token);
      if (!known.ok) return refused(response, known, [401, 403]);
      const read = await readJson(request);
      if (!read.ok) return refused(response, read, [422]);
      const propertyId = readId(read.body['property_id']);
      if (!propertyId) return refused(response, NO_PROPERTY, [422]);
      const result = db.addFavorite('agent', token, propertyId);
      if (!result.ok) return refused(response, result, [401, 403, 404, 422]);
      return response(201).json({ success: true, message: result.message, data: listed(result.favorites) });
    }),

    removeAgentFavorite: http.delete('/api/agent/favorites/{propertyId}', ({ params, request, response }) => {
      const result = db.removeFavorite('agent', bearerToken(request), params.propertyId);
      if (!result.ok) return refused(response, result, [401, 403, 404]);
      return response(200).json({ success: true, message: result.message, data: listed(result.favorites) });
    }),
  };
}
