import { clientFor } from '../client/client';
import { send } from '../client/send';

export async function addAgentFavorite(listingId: string): Promise<void> {
  await send(clientFor('agent').POST('/api/agent/favorites', { body: { property_id: listingId } }));
}
