import { clientFor } from '../client/client';
import { AS_TEXT, sendWithoutResult } from '../client/send';

export async function addAgentFavorite(listingId: string): Promise<void> {
  await sendWithoutResult(
    clientFor('agent').POST('/api/agent/favorites', { body: { property_id: listingId }, ...AS_TEXT }),
  );
}
