import { PLANS, planOf, type Plan } from '@efie/domain';

function planNamed(name: Plan['name']): Plan {
  const plan = planOf(name, PLANS);
  if (!plan) throw new RangeError(`No plan '${name}'.`);
  return plan;
}

export const PLAN_PRO = planNamed('Pro');
export const PLAN_PREMIUM = planNamed('Premium');

/** Ruling 94: the limit without a plan. */
export const FREE_LISTING_LIMIT = 3;

/** How long one payment lasts, in days. */
export const PLAN_DAYS = 30;
