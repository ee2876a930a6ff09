import { currentPlan, isCurrentPlan, latestSubscription } from '../account/currentPlan';
import type { Agent } from '../account/Agent';
import { PLANS, planOf } from './plans';
import type { Plan } from './plans';

type Subscriber = Pick<Agent, 'subscriptionType' | 'subscriptions'>;

/** What the Plans page says under a plan to whoever looks. */
export interface PlanOffer {
  /** 'Subscribed' beside the name, and a button that does nothing (checklist 347, 348). */
  isCurrent: boolean;
  /** The words of the button: 'Upgrade to Pro', 'Switch to Pro', 'Renew Plan', 'Current Plan'. */
  action: string;
}

/** The plan that has run out, whether the agent's type still names it or has gone back to free. */
function expiredPlan(agent: Subscriber, now: number, plans: readonly Plan[]): Plan | null {
  const current = currentPlan(agent, now, plans);
  if (!current.isExpired) return null;
  const record = latestSubscription(agent);
  return current.plan ?? (record && (planOf(record.planCode, plans) ?? planOf(record.name, plans)));
}

/**
 * The words of a plan's button by who looks (corrections.md, Plans): guests and Free agents upgrade, Premium switches to
 * Pro, a plan that ran out is renewed, the running one is idle (ruling 99).
 * @param agent null for a guest or a user
 * @param now milliseconds since 1970
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
  const held = currentPlan(agent, now, plans).plan;
  const isLess = held !== null && held.price > plan.price;
  return offer(`${isLess ? 'Switch' : 'Upgrade'} to ${plan.name}`);
}

const POINTS: Record<Plan['id'], readonly string[]> = {
  pro: [
    'Photos and status for every listing',
    'Calls and WhatsApp straight to your phone',
    'Public agent profile',
  ],
  premium: ['Everything in Pro', 'No listing limit, for agencies and developers', 'Change plans at any time'],
};

/** What a plan holds, one line each: only what the product does (corrections.md, Plans). */
export function planPoints(plan: Plan): readonly string[] {
  return POINTS[plan.id];
}
