import type { Payment } from '@efie/domain';
import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readPayment } from '../client/readAccount';
import { asList, asRecord } from '../client/readers';
import { requireBody, send } from '../client/send';

async function listPayments(signal: AbortSignal): Promise<readonly Payment[]> {
  const body = asRecord(requireBody(await send(clientFor('agent').GET('/api/agent/payments', { signal }))));
  const entries = asList(body?.['payments'] ?? asRecord(body?.['data'])?.['payments']);
  return entries.flatMap((entry, index) => readPayment(entry, index) ?? []);
}

export function listPaymentsQuery() {
  return queryOptions({ queryKey: ['payments'], queryFn: ({ signal }) => listPayments(signal) });
}
