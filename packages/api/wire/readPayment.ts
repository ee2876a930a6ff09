import type { Payment } from '@efie/domain/account';
import { readDate } from '@efie/domain/dates';
import { readPrice } from '@efie/domain/money';
import { asLine, asNumber, asRecord, asText, firstText, wireText, wireValue } from './readers';

export function readPayment(value: unknown, index: number): Payment | null {
  const record = asRecord(value);
  if (!record) return null;
  return {
    id: asText(record['id']) || asText(record['reference']) || String(index + 1),
    paidAt: readDate(wireValue(record, 'paidAt') ?? wireValue(record, 'createdAt') ?? record['date']),
    planName: wireText(record, 'planName') || firstText(record, 'plan', 'name', 'plan_code'),
    amount: readPrice(record['amount']) ?? asNumber(record['amount']),
    status: asLine(record['status']),
    reference: asLine(record['reference']),
  };
}
