import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readListingsBody } from '../wire/readListingsBody';
import { parseBody, requireBody, send } from '../client/send';
import type { PublicListings } from './publicListings';

/** Parsing a body of more bytes blocks a slow phone for more than 50 ms. */
const MAX_BYTES_ON_MAIN_THREAD = 400_000;

async function listProperties(signal: AbortSignal): Promise<PublicListings> {
  const call = clientFor('public').GET('/api/properties', { signal, parseAs: 'arrayBuffer' });
  // openapi-fetch returns nothing for an empty body.
  const bytes = ((await send(call)) ?? new ArrayBuffer()) as ArrayBuffer;
  if (bytes.byteLength > MAX_BYTES_ON_MAIN_THREAD)
    return (await import('./readLargeResponse')).readLargeResponse(bytes, signal);
  return readListingsBody(requireBody(parseBody(bytes)));
}

/**
 * All public listings; search and filters run on the client. `catalogOf` answers questions about them. Never
 * garbage-collected, so that Back shows the list at once.
 */
export function listPropertiesQuery() {
  return queryOptions({
    queryKey: ['properties'],
    queryFn: ({ signal }) => listProperties(signal),
    gcTime: Infinity,
  });
}
