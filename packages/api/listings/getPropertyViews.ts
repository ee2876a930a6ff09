import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { asCount, asRecord } from '../wire/readers';
import { requireBody, send } from '../client/send';

async function getPropertyViews(id: string, signal: AbortSignal): Promise<number | null> {
  const call = clientFor('agent').GET('/api/agent/properties/{id}/views', {
    params: { path: { id } },
    signal,
  });
  const body = asRecord(requireBody(await send(call)));
  return asCount(asRecord(body?.['data'])?.['viewCount'] ?? body?.['viewCount']);
}

/** The view count of one of the agent's own listings; null when the server did not send it. */
export function getPropertyViewsQuery(id: string) {
  return queryOptions({
    queryKey: ['own-listings', id, 'views'],
    queryFn: ({ signal }) => getPropertyViews(id, signal),
  });
}
