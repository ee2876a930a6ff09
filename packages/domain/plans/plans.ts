export interface Plan {
  id: 'pro' | 'premium';
  name: 'Pro' | 'Premium';
  /** GHS per month. */
  price: number;
  /** Null means no limit. */
  listingLimit: number | null;
  /** The payment server's plan code. */
  code: string;
}

export const FREE_PLAN_NAME = 'Free';

export const PLANS: readonly Plan[] = [
  { id: 'pro', name: 'Pro', price: 50, listingLimit: 10, code: 'PLN_pro' },
  { id: 'premium', name: 'Premium', price: 100, listingLimit: null, code: 'PLN_premium' },
];

/** The plans with configured codes; a missing or empty code keeps its default. */
export function plansWithCodes(codes: Partial<Record<Plan['id'], string | undefined>>): readonly Plan[] {
  return PLANS.map((plan) => ({ ...plan, code: codes[plan.id] || plan.code }));
}

/** The plan with this name or code, ignoring case; null for an unknown one. */
export function findPlan(nameOrCode: string, plans: readonly Plan[] = PLANS): Plan | null {
  const wanted = nameOrCode.trim().toLowerCase();
  return (
    plans.find(({ name, code }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted) ?? null
  );
}

/** 'GHS 50'; plans use the code GHS instead of the cedi sign (ruling 2). */
export function planPrice(plan: Plan): string {
  return `GHS ${plan.price}`;
}

/** 'Up to 10 listings', 'Unlimited listings'. */
export function planLimit(plan: Plan): string {
  return plan.listingLimit === null ? 'Unlimited listings' : `Up to ${plan.listingLimit} listings`;
}
