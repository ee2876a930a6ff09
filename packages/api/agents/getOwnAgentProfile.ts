import type { Agent } from '@efie/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readAgent } from '../client/readAccount';
import { asRecord } from '../client/readers';
import { requireBody, send } from '../client/send';
import { getSession, recordWriter } from '../session/session';

/** The device's own record of the agent follows every answer: the header and the listing limit read it (ruling 24). */
async function getOwnAgentProfile(signal: AbortSignal): Promise<Agent> {
  const session = getSession();
  const body = asRecord(requireBody(await send(clientFor('agent').GET('/api/agent/profile', { signal }))));
  const data = asRecord(body?.['data']);
  const record = asRecord(data?.['agent']) ?? data ?? body;
  if (record) recordWriter.update?.(record, session);
  return readAgent(record, data);
}

export function getOwnAgentProfileQuery() {
  return queryOptions({
    queryKey: ['own-agent-profile'],
    queryFn: ({ signal }) => getOwnAgentProfile(signal),
  });
}

/** The signed-in agent's own profile, at data.agent (checklist 361). */
export function useGetOwnAgentProfile() {
  return useQuery(getOwnAgentProfileQuery());
}

/**
 * Asks for the agent's profile again after a listing was made or deleted, so that the counts are true on every page
 * (ruling 24), also when the page that asks is left meanwhile. A failure is silent: what is known counts as old, and the next
 * page that shows it asks anyway. Never rejects.
 */
export async function refreshOwnAgent(queryClient: QueryClient): Promise<void> {
  const query = getOwnAgentProfileQuery();
  // An answer on its way was given before the change.
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  await queryClient
    // Not by the query's own signal: that one ends the call with the page that is left.
    .fetchQuery({ ...query, queryFn: () => getOwnAgentProfile(new AbortController().signal), staleTime: 0 })
    .catch(() => undefined);
}
