import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { refetchOwnAgentProfile } from '../agents/getOwnAgentProfile';
import { clientFor } from '../client/client';
import { readListingsBody, type ListingsResponse } from '../wire/readListingsBody';
import { requireBody, send } from '../client/send';
import { listPropertiesQuery } from './listProperties';

async function listOwnProperties(signal: AbortSignal): Promise<ListingsResponse> {
  return readListingsBody(
    requireBody(await send(clientFor('agent').GET('/api/agent/properties', { signal }))),
  );
}

export function listOwnPropertiesQuery() {
  return queryOptions({ queryKey: ['own-properties'], queryFn: ({ signal }) => listOwnProperties(signal) });
}

/** Invalidates every query that contains or counts the agent's listings. */
export function invalidateListings(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listOwnPropertiesQuery().queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['agents'] });
  void refetchOwnAgentProfile(queryClient);
}
