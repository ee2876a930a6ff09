import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readListingsBody, type ListingsResponse } from '../client/readListingsBody';
import { parseBody, requireBody, send } from '../client/send';

/** Reading a body of more bytes blocks a slow phone for more than 50 ms. */
const MAX_BYTES_ON_MAIN_THREAD = 250_000;

async function readLargeResponse(bytes: ArrayBuffer, signal: AbortSignal): Promise<ListingsResponse | null> {
  const { readInWorker } = await import('./readInWorker');
  return readInWorker(bytes, signal);
}

async function listProperties(signal: AbortSignal): Promise<ListingsResponse> {
  const call = clientFor('public').GET('/api/properties', { signal, parseAs: 'arrayBuffer' });
  // openapi-fetch returns nothing for an empty body.
  const bytes = ((await send(call)) ?? new ArrayBuffer()) as ArrayBuffer;
  const read = bytes.byteLength > MAX_BYTES_ON_MAIN_THREAD && (await readLargeResponse(bytes, signal));
  return read || readListingsBody(requireBody(parseBody(bytes)));
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
