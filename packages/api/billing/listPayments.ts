import type { Payment } from '@efie/domain/account';
import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readPayment } from '../wire/readPayment';
import { asList, asRecord } from '../wire/readers';
import { requireBody, send } from '../client/send';

/** The newest first, those without a date last: the contract names no order. */
async function listPayments(signal: AbortSignal): Promise<readonly Payment[]> {
  const body = asRecord(requireBody(await send(clientFor('agent').GET('/api/agent/payments', { signal }))));
  const entries = asList(body?.['payments'] ?? asRecord(body?.['data'])?.['payments']);
  const payments = entries.flatMap((entry, index) => readPayment(entry, index) ?? []);
  return payments.sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0));
}

export function listPaymentsQuery() {
  return queryOptions({ queryKey: ['payments'], queryFn: ({ signal }) => listPayments(signal) });
}
