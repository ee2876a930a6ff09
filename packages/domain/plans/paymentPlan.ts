import { planOf } from './plans';

/** The plan a payment was for: a code reads as its name, an unknown one as it came, none as 'Not given' (rulings 96, 107). */
export function paymentPlan(planName: string): string {
  return planOf(planName)?.name ?? (planName.trim() || 'Not given');
}
