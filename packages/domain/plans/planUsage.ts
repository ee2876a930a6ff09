import type { Agent } from '../account/Agent';
import { listingUsage, type ListingUsage } from '../account/listingUsage';
import { pluralize } from '../text/pluralize';
import { currentPlan } from './currentPlan';
import { planOffer } from './planOffer';
import { PLANS } from './plans';
import type { Plan } from './plans';

type PlanAgent = Pick<Agent, 'subscriptionType' | 'subscriptions' | 'listingLimit' | 'currentListings'>;

/** How much of a plan is used, in sentences for the dashboard's plan card. */
export interface PlanUsage extends ListingUsage {
  /** The next step, such as 'Renew Pro to add more', or 'Limit reached'; null below the limit. */
  note: string | null;
}

/** Renewing an expired plan, else the cheapest upgrade, with room for one more listing. */
function planWithRoom(agent: PlanAgent, used: number, now: number, plans: readonly Plan[]): string | null {
  const actions = plans
    .filter(({ listingLimit }) => listingLimit === null || listingLimit > used)
    .sort((left, right) => left.price - right.price)
    .map((plan) => ({ plan, action: planOffer(plan, agent, now, plans).action }));
  const renewed = actions.find(({ action }) => action === 'Renew Plan');
  if (renewed !== undefined) return `Renew ${renewed.plan.name}`;
  return actions.find(({ action }) => action.startsWith('Upgrade'))?.action ?? null;
}

/**
 * The usage of an agent's plan, true also when the plan has expired or holds fewer listings than the agent has (ruling 172):
 * '5 listings, 2 more than Free holds', and 'Renew Pro to add more'. The limit is the agent's own (ruling 94): a paid plan is
 * named only where that is what the plan advertises. Null when the server sent no count.
 * @param now Unix time in ms
 */
export function planUsage(agent: PlanAgent, now: number, plans: readonly Plan[] = PLANS): PlanUsage | null {
  const usage = listingUsage(agent);
  if (usage === null) return null;
  const { used, limit, isAtLimit } = usage;
  const { plan, name, isExpired, isFree } = currentPlan(agent, now, plans);
  const listings = pluralize(used, 'listing', 'listings');
  if (limit === null) return { ...usage, text: isExpired ? listings : usage.text, note: null };
  if (!isAtLimit) return { ...usage, note: null };
  const isLimitOfPlan = isFree || plan?.listingLimit === limit;
  const overLimit = `${listings}, ${used - limit} more than ${isLimitOfPlan ? `${name} holds` : `your limit of ${limit}`}`;
  const way = planWithRoom(agent, used, now, plans);
  return {
    ...usage,
    text: used > limit ? overLimit : usage.text,
    note: way === null ? 'Limit reached' : `${way} to add more`,
  };
}
