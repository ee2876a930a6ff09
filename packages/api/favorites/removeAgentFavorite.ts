import { isNotFound } from '../client/ApiError';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Removes a favorite of the signed-in agent and returns the response body; null when it was removed already (404). */
export async function removeAgentFavorite(listingId: string): Promise<unknown> {
  const path = { propertyId: listingId };
  try {
    return await send(clientFor('agent').DELETE('/api/agent/favorites/{propertyId}', { params: { path } }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}
