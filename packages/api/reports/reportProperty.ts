import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

export interface PropertyReport {
  name: string;
  email: string;
  /** The label itself is sent (ruling 69). */
  reason: string;
  message: string;
  listingId: string;
  agentId: string;
}

/** Reports a property; no token needed (checklist 258, 259). Field errors come in ApiError.fields. */
export async function reportProperty({ listingId, agentId, ...report }: PropertyReport): Promise<void> {
  const body = { ...report, property_id: listingId, agent_id: agentId };
  await send(clientFor('public').POST('/api/report-property', { body }));
}

export function useReportProperty() {
  return useMutation({ mutationFn: reportProperty });
}
