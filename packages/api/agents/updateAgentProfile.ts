import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { send } from '../client/send';
import { getSession } from '../session/session';

export interface AgentProfileChanges {
  fullName?: string;
  businessName?: string;
  phone?: string;
  region?: string;
  district?: string;
  bio?: string;
}

export async function updateAgentProfile(
  changes: AgentProfileChanges,
  signal?: AbortSignal,
  session = getSession(),
): Promise<void> {
  const options = { ...sameAccountHeaders(session), signal: signal ?? null };
  await send(clientFor('agent').PUT('/api/agent/profile', { body: changes, ...options }));
}
