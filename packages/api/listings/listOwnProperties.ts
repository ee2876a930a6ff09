import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readListingsBody, type ListingsResponse } from '../wire/readListingsBody';
import { requireBody, send } from '../client/send';

async function listOwnProperties(signal: AbortSignal): Promise<ListingsResponse> {
  return readListingsBody(
    requireBody(await send(clientFor('agent').GET('/api/agent/properties', { signal }))),
  );
}

export function listOwnPropertiesQuery() {
  return queryOptions({ queryKey: ['own-listings'], queryFn: ({ signal }) => listOwnProperties(signal) });
}
