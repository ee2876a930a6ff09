import { daysAfter, daysBefore, FIXED_NOW } from './clock';
import { PLAN_DAYS, PLAN_PRO } from './plans';
import type { SubscriptionRecord } from './records';

/** A one-month subscription that started a week ago; `overrides` replace generated fields. */
export function createSubscription(
  seed: number | string = 1,
  overrides: Partial<SubscriptionRecord> = {},
  options: { now?: string } = {},
): SubscriptionRecord {
  const startedAt = daysBefore(options.now ?? FIXED_NOW, 7);
  return {
    id: String(seed),
    agentId: '101',
    planCode: PLAN_PRO.code,
    name: PLAN_PRO.name,
    startedAt,
    expiresAt: daysAfter(startedAt, PLAN_DAYS),
    ...overrides,
  };
}
