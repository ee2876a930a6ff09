import { formatDate } from '../dates/formatDate';
import { PLANS, planOf } from '../plans/plans';
import type { Plan } from '../plans/plans';
import type { Agent } from './Agent';
import { currentPlan, latestSubscription } from './currentPlan';

/** Until when a plan runs, or since when it does not. */
export interface PlanTerm {
  isExpired: boolean;
  /** 'Active until 14 December 2026', 'Pro expired 14 October 2026'. */
  text: string;
}

/**
 * The line under the plan's name on the dashboard. Only an expiry is known, so nothing is said of renewals
 * (corrections.md, Dashboard). Null without a readable date, and on Free with a record that still runs: the server calls
 * the agent free, and 'Active until' would say the opposite.
 * @param now milliseconds since 1970
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
  const ofRecord =
    record && (planOf(record.planCode, plans)?.name ?? (record.name.trim() || record.planCode));
  const expired = isFree ? ofRecord || 'Plan' : name;
  return { isExpired, text: `${expired} expired ${date}` };
}
