import type { Agent } from '@efie/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readAgent } from '../client/readAccount';
import { asRecord } from '../client/readers';
import { requireBody, send } from '../client/send';

async function getOwnAgentProfile(signal: AbortSignal): Promise<Agent> {
  const body = asRecord(requireBody(await send(clientFor('agent').GET('/api/agent/profile', { signal }))));
  const data = asRecord(body?.['data']);
  return readAgent(data?.['agent'] ?? data ?? body, data);
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
