import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { AS_TEXT, sendWithoutResult } from '../client/send';

export interface PropertyReport {
  name: string;
  email: string;
  reason: string;
  message: string;
  listingId: string;
  agentId: string;
}

/** Reports a listing, without a token. Rejects with ApiError, field errors in `fields`. */
export async function reportProperty({ listingId, agentId, ...report }: PropertyReport): Promise<void> {
  const body = { ...report, property_id: listingId, agent_id: agentId };
  await sendWithoutResult(clientFor('public').POST('/api/report-property', { body, ...AS_TEXT }));
}

export function useReportProperty() {
  return useMutation({ mutationFn: reportProperty });
}
