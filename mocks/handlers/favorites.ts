import type { FavoriteView, MockDb } from '../db/types';
import { createValidationFailure } from '../db/result';
import { http } from './http';
import { respondWithError } from './respondWithError';
import { bearerToken, readId, readJson } from './requests';
import { toWireFavorite } from './wire';

const MISSING_PROPERTY_ID = createValidationFailure({ property_id: ['Property id field is required'] });

const toWireFavorites = (favorites: readonly FavoriteView[]) => ({
  favorites: favorites.map(toWireFavorite),
});

export function createFavoriteHandlers(db: MockDb) {
  return {
    listUserFavorites: http.get('/api/user/favorites', ({ request, response }) => {
      const result = db.listFavorites('user', bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401]);
      return response(200).json({ success: true, data: toWireFavorites(result.favorites) });
    }),

    addUserFavorite: http.post('/api/user/favorites', async ({ request, response }) => {
      const token = bearerToken(request);
      const access = db.listFavorites('user', token);
      if (!access.ok) return respondWithError(response, access, [401]);
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const propertyId = readId(parsed.body['property_id']);
      if (!propertyId) return respondWithError(response, MISSING_PROPERTY_ID, [422]);
      const result = db.addFavorite('user', token, propertyId);
      if (!result.ok) return respondWithError(response, result, [401, 404, 422]);
      return response(201).json({
        success: true,
        message: result.message,
        data: toWireFavorites(result.favorites),
      });
    }),

    removeUserFavorite: http.delete('/api/user/favorites/{propertyId}', ({ params, request, response }) => {
      const result = db.removeFavorite('user', bearerToken(request), params.propertyId);
      if (!result.ok) return respondWithError(response, result, [401, 404]);
      return response(200).json({
        success: true,
        message: result.message,
        data: toWireFavorites(result.favorites),
      });
    }),

    listAgentFavorites: http.get('/api/agent/favorites', ({ request, response }) => {
      const result = db.listFavorites('agent', bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401, 403]);
      return response(200).json({ success: true, data: toWireFavorites(result.favorites) });
    }),

    addAgentFavorite: http.post('/api/agent/favorites', async ({ request, response }) => {
      const token = bearerToken(request);
      const access = db.listFavorites('agent', token);
      if (!access.ok) return respondWithError(response, access, [401, 403]);
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const propertyId = readId(parsed.body['property_id']);
      if (!propertyId) return respondWithError(response, MISSING_PROPERTY_ID, [422]);
      const result = db.addFavorite('agent', token, propertyId);
      if (!result.ok) return respondWithError(response, result, [401, 403, 404, 422]);
      return response(201).json({
        success: true,
        message: result.message,
        data: toWireFavorites(result.favorites),
      });
    }),

    removeAgentFavorite: http.delete('/api/agent/favorites/{propertyId}', ({ params, request, response }) => {
      const result = db.removeFavorite('agent', bearerToken(request), params.propertyId);
      if (!result.ok) return respondWithError(response, result, [401, 403, 404]);
      return response(200).json({
        success: true,
        message: result.message,
        data: toWireFavorites(result.favorites),
      });
    }),
  };
}
