import { planOf } from './plans';

/** The name of the plan a payment was for: an unknown code unchanged, 'Not given' when empty. */
export function paymentPlan(planName: string): string {
  return planOf(planName)?.name ?? (planName.trim() || 'Not given');
}
