import { PLANS, findPlan, type Plan } from '@efie/domain/plans';

function planNamed(name: Plan['name']): Plan {
  const plan = findPlan(name, PLANS);
  if (!plan) throw new RangeError(`No plan '${name}'.`);
  return plan;
}

export const PLAN_PRO = planNamed('Pro');
export const PLAN_PREMIUM = planNamed('Premium');

/** Listing limit without a plan (ruling 94). */
export const FREE_LISTING_LIMIT = 3;

/** Duration of a paid plan, in days. */
export const PLAN_DAYS = 30;
