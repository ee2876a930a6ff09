import { isNotFound } from '../wire/ApiError';
import { clientFor } from '../client/client';
import { AS_TEXT, sendWithoutResult } from '../client/send';

/** Removes a favorite of the signed-in agent. Returns the JSON of the response, null without any or if already removed (404). */
export async function removeAgentFavorite(listingId: string): Promise<unknown> {
  const path = { propertyId: listingId };
  try {
    return await sendWithoutResult(
      clientFor('agent').DELETE('/api/agent/favorites/{propertyId}', { params: { path }, ...AS_TEXT }),
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}
