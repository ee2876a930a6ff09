import type { Agent } from '@efie/domain/account';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readAgent } from '../wire/readAccount';
import { asRecord } from '../wire/readers';
import { requireBody, send } from '../client/send';
import { getSession } from '../session/session';
import { updateSessionRecord } from '../session/updateSessionRecord';

/** Also updates the session's record, which the header and the listing limit use. */
async function getOwnAgentProfile(signal: AbortSignal): Promise<Agent> {
  const session = getSession();
  const body = asRecord(requireBody(await send(clientFor('agent').GET('/api/agent/profile', { signal }))));
  const data = asRecord(body?.['data']);
  const record = asRecord(data?.['agent']) ?? data ?? body;
  if (record) updateSessionRecord(record, session);
  return readAgent(record, data);
}

export function getOwnAgentProfileQuery() {
  return queryOptions({
    queryKey: ['own-agent-profile'],
    queryFn: ({ signal }) => getOwnAgentProfile(signal),
  });
}

/**
 * Refetches the agent's profile after a listing was created or deleted, to update its counts, also when the current screen
 * unmounts meanwhile. After a failure the cached profile is stale, so that the next screen refetches it. Never rejects.
 */
export async function refetchOwnAgentProfile(queryClient: QueryClient): Promise<void> {
  const query = getOwnAgentProfileQuery();
  // The response to an in-flight request may lack the change.
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  await queryClient
    // The query's own signal would abort the request when the screen unmounts.
    .fetchQuery({ ...query, queryFn: () => getOwnAgentProfile(new AbortController().signal), staleTime: 0 })
    .catch(() => undefined);
}
