import type { AgentProfile } from '@efie/domain/account';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../wire/ApiError';
import { clientFor } from '../client/client';
import { readAgentProfile } from '../wire/readAgentProfile';
import { asRecord } from '../wire/readers';
import { requireBody, send } from '../client/send';

async function getAgentProfile(agentId: string, signal: AbortSignal): Promise<AgentProfile> {
  const call = clientFor('public').GET('/api/agent/profile/{agentId}', {
    params: { path: { agentId } },
    signal,
  });
  const body = asRecord(requireBody(await send(call)));
  const data = asRecord(body?.['data']);
  const profile = readAgentProfile(data?.['agent']) ?? readAgentProfile(data) ?? readAgentProfile(body);
  if (!profile) throw new ApiError({ kind: 'http', status: 404 });
  return profile;
}

export function getAgentProfileQuery(agentId: string) {
  return queryOptions({
    queryKey: ['agents', agentId],
    queryFn: ({ signal }) => getAgentProfile(agentId, signal),
  });
}
