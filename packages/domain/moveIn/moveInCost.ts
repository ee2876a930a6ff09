/** Months of rent that agents ask for in advance. */
export const ADVANCE_MONTHS = [1, 6, 12, 24] as const;

/** Agents' fees, in percent of twelve months' rent. */
export const AGENT_FEES = [0, 5, 10] as const;

/** The fee is a share of a year's rent, whatever the advance (ruling 134). */
const FEE_MONTHS = 12;

/** What the law says of rent in advance, and where. */
export const ADVANCE_RULE = {
  months: 6,
  text: 'For a tenancy of more than six months, nobody may demand more than six months’ rent in advance.',
  source: 'Rent Act, 1963 (Act 220), section 25(5)',
} as const;

export interface MoveInTerms {
  /** Ghana cedis (GHS) a month, pesewas as decimals. */
  monthlyRent: number;
  /** Whole months of rent paid in advance. */
  months: number;
  /** Percent of twelve months' rent. */
  feePercent: number;
}

/** All in Ghana cedis (GHS); `total` is `advance` and `fee` together, to the pesewa. */
export interface MoveInCost {
  advance: number;
  fee: number;
  total: number;
}

/**
 * What it takes to move in: months of rent in advance and the agent's fee. Reckoned in whole pesewas, so that nothing is
 * lost to decimals; half a pesewa of fee is rounded up.
 * @returns null for a rent that is none, or sums that no number holds exactly
 */
export function moveInCost({ monthlyRent, months, feePercent }: MoveInTerms): MoveInCost | null {
  const rent = Math.round(monthlyRent * 100);
  const advance = rent * months;
  const shares = rent * FEE_MONTHS * feePercent;
  const fee = Math.round(shares / 100);
  const total = advance + fee;
  if (!(rent > 0) || !Number.isSafeInteger(total) || !Number.isSafeInteger(shares)) return null;
  return { advance: advance / 100, fee: fee / 100, total: total / 100 };
}

/** Whether so many months of advance are more than the law lets anyone demand. */
export function isOverAdvanceRule(months: number): boolean {
  return months > ADVANCE_RULE.months;
}
