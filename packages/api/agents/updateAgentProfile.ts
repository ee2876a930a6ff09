import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** The fields an agent may change (checklist 459); only changed ones are sent. */
export interface AgentProfileChanges {
  fullName?: string;
  businessName?: string;
  phone?: string;
  region?: string;
  district?: string;
  bio?: string;
}

/** Saves the changed fields of the signed-in agent's profile. */
export async function updateAgentProfile(changes: AgentProfileChanges, signal?: AbortSignal): Promise<void> {
  await send(clientFor('agent').PUT('/api/agent/profile', { body: changes, signal: signal ?? null }));
}

export function useUpdateAgentProfile() {
  return useMutation({ mutationFn: (changes: AgentProfileChanges) => updateAgentProfile(changes) });
}
