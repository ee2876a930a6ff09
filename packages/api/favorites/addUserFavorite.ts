import { clientFor } from '../client/client';
import { AS_TEXT, sendWithoutResult } from '../client/send';

export async function addUserFavorite(listingId: string): Promise<void> {
  await sendWithoutResult(
    clientFor('user').POST('/api/user/favorites', { body: { property_id: listingId }, ...AS_TEXT }),
  );
}
