import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Saves a listing for the signed-in agent. */
export async function addAgentFavorite(listingId: string): Promise<void> {
  await send(clientFor('agent').POST('/api/agent/favorites', { body: { property_id: listingId } }));
}
