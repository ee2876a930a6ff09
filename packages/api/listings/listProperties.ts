import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readListingsBody, type ListingsResponse } from '../client/readListingsBody';
import { requireBody, send } from '../client/send';

async function listProperties(signal: AbortSignal): Promise<ListingsResponse> {
  return readListingsBody(requireBody(await send(clientFor('public').GET('/api/properties', { signal }))));
}

/**
 * All public listings; search and filters run on the client. Never garbage-collected, so that Back shows the list at once.
 */
export function listPropertiesQuery() {
  return queryOptions({
    queryKey: ['properties'],
    queryFn: ({ signal }) => listProperties(signal),
    gcTime: Infinity,
  });
}
