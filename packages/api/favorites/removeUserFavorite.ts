import { isNotFound } from '../client/ApiError';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/**
 * Lets a saved property of the signed-in user go; one that is gone already counts as removed (checklist 133, fault 66).
 * Gives the server's answer.
 */
export async function removeUserFavorite(listingId: string): Promise<unknown> {
  const path = { propertyId: listingId };
  try {
    return await send(clientFor('user').DELETE('/api/user/favorites/{propertyId}', { params: { path } }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}
