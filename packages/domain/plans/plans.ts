/** A plan that can be bought (specification section 9; the list is static, ruling 102). */
export interface Plan {
  id: 'pro' | 'premium';
  name: 'Pro' | 'Premium';
  /** Ghana cedis a month. */
  price: number;
  /** Null means no limit. */
  listingLimit: number | null;
  /** What the payment server calls it (ruling 95). */
  code: string;
}

export const FREE_PLAN_NAME = 'Free';

export const PLANS: readonly Plan[] = [
  { id: 'pro', name: 'Pro', price: 50, listingLimit: 10, code: 'PLN_pro' },
  { id: 'premium', name: 'Premium', price: 100, listingLimit: null, code: 'PLN_premium' },
];

/** The plans with the codes of a payment account; a missing or empty code keeps its default (ruling 95). */
export function plansWithCodes(codes: Partial<Record<Plan['id'], string | undefined>>): readonly Plan[] {
  return PLANS.map((plan) => ({ ...plan, code: codes[plan.id] || plan.code }));
}

/** The plan of a name or code, ignoring case (ruling 96, checklist 349). */
export function planOf(nameOrCode: string, plans: readonly Plan[] = PLANS): Plan | null {
  const wanted = nameOrCode.trim().toLowerCase();
  return (
    plans.find(({ name, code }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted) ?? null
  );
}

/** 'GHS 50': plans write the currency so (ruling 2). */
export function planPrice(plan: Plan): string {
  return `GHS ${plan.price}`;
}

/** 'Up to 10 listings', 'Unlimited listings' (checklist 342, 343). */
export function planLimit(plan: Plan): string {
  return plan.listingLimit === null ? 'Unlimited listings' : `Up to ${plan.listingLimit} listings`;
}
