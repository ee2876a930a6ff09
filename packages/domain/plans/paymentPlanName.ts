import { findPlan } from './plans';

/** The name of the plan a payment was for: an unknown code unchanged, 'Not given' when empty. */
export function paymentPlanName(planName: string): string {
  return findPlan(planName)?.name ?? (planName.trim() || 'Not given');
}
