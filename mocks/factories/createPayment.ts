import { daysBefore, FIXED_NOW } from './clock';
import { PLAN_PRO } from './plans';
import { pseudoRandomText } from './random';
import type { PaymentRecord } from './records';

const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A payment reference such as 'EF-7K2Q91B', the same for the same key. */
export function paymentReference(key: string): string {
  return `EF-${pseudoRandomText(`payment|${key}`, 7, REFERENCE_ALPHABET)}`;
}

/** A payment for a plan. The same seed gives the same payment; `overrides` replace generated fields. */
export function createPayment(
  seed: number | string = 1,
  overrides: Partial<PaymentRecord> = {},
): PaymentRecord {
  return {
    id: String(seed),
    agentId: '101',
    reference: paymentReference(String(seed)),
    planCode: PLAN_PRO.code,
    planName: PLAN_PRO.name,
    amount: PLAN_PRO.price,
    status: 'success',
    createdAt: daysBefore(FIXED_NOW, 10),
    ...overrides,
  };
}
