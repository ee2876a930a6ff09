import { clientFor } from '../client/client';
import { send } from '../client/send';

export async function addUserFavorite(listingId: string): Promise<void> {
  await send(clientFor('user').POST('/api/user/favorites', { body: { property_id: listingId } }));
}
