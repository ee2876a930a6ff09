import type { Agent, SubscriptionRecord } from '../account/Agent';
import { FREE_PLAN_NAME, PLANS, findPlan } from './plans';
import type { Plan } from './plans';

type Subscriber = Pick<Agent, 'subscriptionType' | 'subscriptions'>;

/** The record with the latest expiry; null when no record has a readable date. */
export function latestSubscription({
  subscriptions,
}: Pick<Agent, 'subscriptions'>): SubscriptionRecord | null {
  return subscriptions.reduce<SubscriptionRecord | null>(
    (latest, record) =>
      record.expiresAt !== null && record.expiresAt > (latest?.expiresAt ?? -Infinity) ? record : latest,
    null,
  );
}

/** Labels of the plan card's links; all of them go to the Plans screen. */
export type PlanAction = 'Renew Plan' | 'View All Plans' | 'Upgrade to Premium' | 'Upgrade to Pro';

export interface CurrentPlan {
  /** Null for Free and for an unknown plan code. */
  plan: Plan | null;
  /** 'Free', 'Pro', 'Premium'; for an unknown code the name in its record, or the code itself. */
  name: string;
  /** When the latest record expires, Unix time in ms; null if there is no record. */
  expiresAt: number | null;
  isExpired: boolean;
  /** The server reports no plan, or 'free'. */
  isFree: boolean;
  actions: readonly PlanAction[];
}

/**
 * The agent's plan at `now`.
 * @param now Unix time in ms
 */
export function currentPlan(agent: Subscriber, now: number, plans: readonly Plan[] = PLANS): CurrentPlan {
  const latest = latestSubscription(agent);
  const type = agent.subscriptionType.trim();
  const isFree = type === '' || type.toLowerCase() === 'free';
  const plan = isFree ? null : findPlan(type, plans);
  const expiresAt = latest?.expiresAt ?? null;
  const isExpired = expiresAt !== null && expiresAt <= now;
  return {
    plan,
    name: isFree ? FREE_PLAN_NAME : (plan?.name ?? recordName(agent, type) ?? type),
    expiresAt,
    isExpired,
    isFree,
    actions: planActions(isExpired && isFree, plan !== null),
  };
}

function recordName({ subscriptions }: Subscriber, code: string): string | undefined {
  return (
    subscriptions.find(({ planCode }) => planCode.toLowerCase() === code.toLowerCase())?.name || undefined
  );
}

/** An expired Pro or Premium offers View All Plans only (ruling 98). */
function planActions(isExpiredAndFree: boolean, isPaid: boolean): readonly PlanAction[] {
  if (isExpiredAndFree) return ['Renew Plan'];
  if (isPaid) return ['View All Plans'];
  return ['Upgrade to Premium', 'Upgrade to Pro', 'View All Plans'];
}

/** Whether a plan is the agent's current one. An expired plan is not, so that it can be renewed. */
export function isCurrentPlan(
  plan: Plan,
  agent: Subscriber,
  now: number,
  plans: readonly Plan[] = PLANS,
): boolean {
  const current = currentPlan(agent, now, plans);
  return current.plan?.id === plan.id && !current.isExpired;
}
