import type { Agent } from '../account/Agent';
import { formatDate } from '../dates/formatDate';
import { currentPlan, latestSubscription } from './currentPlan';
import { PLANS, findPlan } from './plans';
import type { Plan } from './plans';

export interface PlanTerm {
  isExpired: boolean;
  /** 'Active until 14 December 2026', 'Pro expired 14 October 2026'. */
  text: string;
}

/**
 * The line under the plan's name on the dashboard. It does not mention renewal: the server sends an expiry only.
 * Null without a readable date, and for a Free agent with an unexpired record: 'Active until' would contradict 'Free'.
 * @param now Unix time in ms
 */
export function planTerm(
  agent: Pick<Agent, 'subscriptionType' | 'subscriptions'>,
  now: number,
  plans: readonly Plan[] = PLANS,
): PlanTerm | null {
  const { plan, name, expiresAt, isExpired } = currentPlan(agent, now, plans);
  const date = expiresAt === null ? '' : formatDate(expiresAt);
  if (date === '') return null;
  const record = latestSubscription(agent);
  const isFree = plan === null && name.toLowerCase() === 'free';
  if (!isExpired) return isFree ? null : { isExpired, text: `Active until ${date}` };
  const recordName =
    record && (findPlan(record.planCode, plans)?.name ?? (record.name.trim() || record.planCode));
  const expiredName = isFree ? recordName || 'Plan' : name;
  return { isExpired, text: `${expiredName} expired ${date}` };
}
