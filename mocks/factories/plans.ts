/** A plan as the server knows it: `price` in GHS for `PLAN_DAYS`, `listingLimit` null for no limit. */
export type MockPlan = { code: string; name: string; price: number; listingLimit: number | null };

/** Ruling 95. */
export const PLAN_PRO: MockPlan = { code: 'PLN_pro', name: 'Pro', price: 50, listingLimit: 10 };
export const PLAN_PREMIUM: MockPlan = {
  code: 'PLN_premium',
  name: 'Premium',
  price: 100,
  listingLimit: null,
};

export const MOCK_PLANS: readonly MockPlan[] = [PLAN_PRO, PLAN_PREMIUM];

/** Ruling 94: the limit without a plan. */
export const FREE_LISTING_LIMIT = 3;

/** How long one payment lasts, in days. */
export const PLAN_DAYS = 30;
