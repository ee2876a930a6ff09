import { readPrice } from '../money/readPrice';

/** The advances that landlords ask for, in months of rent; the first is the legal limit. */
export const BUDGET_MONTHS = [6, 12, 24] as const;
export type BudgetMonths = (typeof BUDGET_MONTHS)[number];

/** What a visitor can pay in advance. */
export interface MoveInBudget {
  /** GHS. */
  cash: number;
  months: BudgetMonths;
}

export const readBudgetMonths = (text: string): BudgetMonths =>
  BUDGET_MONTHS.find((months) => String(months) === text) ?? BUDGET_MONTHS[0];

/** Null without a readable amount; an unknown number of months is the legal limit. */
export function readBudget(cashText: string, monthsText: string): MoveInBudget | null {
  const cash = readPrice(cashText);
  return cash === null ? null : { cash, months: readBudgetMonths(monthsText) };
}
