import type { Agent } from '../account/Agent';
import { currentPlan, isCurrentPlan, latestSubscription } from './currentPlan';
import { PLANS, findPlan } from './plans';
import type { Plan } from './plans';

type Subscriber = Pick<Agent, 'subscriptionType' | 'subscriptions'>;

export interface PlanOffer {
  /** Shows 'Subscribed' and disables the button. */
  isCurrent: boolean;
  /** The button's label: 'Upgrade to Pro', 'Switch to Pro', 'Renew Plan', 'Current Plan'. */
  action: string;
}

/** The expired plan, also when the server has set the agent back to free. */
function expiredPlan(agent: Subscriber, now: number, plans: readonly Plan[]): Plan | null {
  const current = currentPlan(agent, now, plans);
  if (!current.isExpired) return null;
  const record = latestSubscription(agent);
  return current.plan ?? (record && (findPlan(record.planCode, plans) ?? findPlan(record.name, plans)));
}

/**
 * The offer of the Plans screen for a plan: an upgrade to guests and Free agents, a switch to Pro to Premium agents, the
 * renewal of an expired plan.
 * @param agent null for a guest or a user
 * @param now Unix time in ms
 */
export function planOffer(
  plan: Plan,
  agent: Subscriber | null,
  now: number,
  plans: readonly Plan[] = PLANS,
): PlanOffer {
  const offer = (action: string): PlanOffer => ({ isCurrent: false, action });
  if (agent === null) return offer(`Upgrade to ${plan.name}`);
  if (isCurrentPlan(plan, agent, now, plans)) return { isCurrent: true, action: 'Current Plan' };
  if (expiredPlan(agent, now, plans)?.id === plan.id) return offer('Renew Plan');
  const current = currentPlan(agent, now, plans).plan;
  const isDowngrade = current !== null && current.price > plan.price;
  return offer(`${isDowngrade ? 'Switch' : 'Upgrade'} to ${plan.name}`);
}

const FEATURES: Record<Plan['id'], readonly string[]> = {
  pro: [
    'Photos and status for every listing',
    'Calls and WhatsApp straight to your phone',
    'Public agent profile',
  ],
  premium: ['Everything in Pro', 'No listing limit, for agencies and developers', 'Change plans at any time'],
};

export function planFeatures(plan: Plan): readonly string[] {
  return FEATURES[plan.id];
}
