import { FREE_PLAN_NAME, PLANS, planOf } from '../plans/plans';
import type { Plan } from '../plans/plans';
import type { Agent, SubscriptionRecord } from './Agent';

type Subscriber = Pick<Agent, 'subscriptionType' | 'subscriptions'>;

/** The record that expires last; records without a readable date cannot be compared and are left out (checklist 383, fault 127). */
export function latestSubscription({
  subscriptions,
}: Pick<Agent, 'subscriptions'>): SubscriptionRecord | null {
  return subscriptions.reduce<SubscriptionRecord | null>(
    (latest, record) =>
      record.expiresAt !== null && record.expiresAt > (latest?.expiresAt ?? -Infinity) ? record : latest,
    null,
  );
}

/** What the plan card offers; all of them lead to the Plans page. */
export type PlanAction = 'Renew Plan' | 'View All Plans' | 'Upgrade to Premium' | 'Upgrade to Pro';

export interface CurrentPlan {
  /** The known plan, null on Free and on a code that is none of ours. */
  plan: Plan | null;
  /** 'Free', 'Pro', 'Premium', or the name its own record gives an unknown code (ruling 96). */
  name: string;
  /** Milliseconds since 1970 of the latest record, null when there is none. */
  expiresAt: number | null;
  isExpired: boolean;
  actions: readonly PlanAction[];
}

/**
 * The agent's plan today (rulings 96 and 98).
 * @param now milliseconds since 1970
 */
export function currentPlan(agent: Subscriber, now: number, plans: readonly Plan[] = PLANS): CurrentPlan {
  const latest = latestSubscription(agent);
  const type = agent.subscriptionType.trim();
  const isFree = type === '' || type.toLowerCase() === 'free';
  const plan = isFree ? null : planOf(type, plans);
  const expiresAt = latest?.expiresAt ?? null;
  const isExpired = expiresAt !== null && expiresAt <= now;
  return {
    plan,
    name: isFree ? FREE_PLAN_NAME : (plan?.name ?? recordName(agent, type) ?? type),
    expiresAt,
    isExpired,
    actions: planActions(isExpired && isFree, plan !== null),
  };
}

function recordName({ subscriptions }: Subscriber, code: string): string | undefined {
  return (
    subscriptions.find(({ planCode }) => planCode.toLowerCase() === code.toLowerCase())?.name || undefined
  );
}

/** The three rules in the specification's order (ruling 98, checklist 379 to 381). */
function planActions(isExpiredAndFree: boolean, isPaid: boolean): readonly PlanAction[] {
  if (isExpiredAndFree) return ['Renew Plan'];
  if (isPaid) return ['View All Plans'];
  return ['Upgrade to Premium', 'Upgrade to Pro', 'View All Plans'];
}

/** Whether a plan card is the agent's current one: an expired plan is not, so that it can be renewed (ruling 99). */
export function isCurrentPlan(
  plan: Plan,
  agent: Subscriber,
  now: number,
  plans: readonly Plan[] = PLANS,
): boolean {
  const current = currentPlan(agent, now, plans);
  return current.plan?.id === plan.id && !current.isExpired;
}
