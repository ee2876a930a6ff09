import type { Listing } from '../listing/Listing';

/** The options for the advance, in months of rent. */
export const ADVANCE_MONTHS = [1, 6, 12, 24] as const;

/** The options for the agent's fee, in percent of twelve months' rent. */
export const AGENT_FEE_PERCENTS = [0, 5, 10] as const;

/** The fee is computed from a year's rent, regardless of the advance (ruling 134). */
const FEE_MONTHS = 12;

/** The legal limit of rent in advance. */
export const ADVANCE_LIMIT = {
  months: 6,
  text: 'For a tenancy of more than six months, nobody may demand more than six months’ rent in advance.',
  source: 'Rent Act, 1963 (Act 220), section 25(5)',
} as const;

export interface MoveInTerms {
  /** GHS per month, with pesewas as decimals. */
  monthlyRent: number;
  months: number;
  /** Percent of twelve months' rent. */
  feePercent: number;
}

/** The terms that a comparison assumes (ruling 161): the legal limit of advance and no fee. */
export const USUAL_MOVE_IN_TERMS = { months: ADVANCE_LIMIT.months, feePercent: 0 } as const;

/** GHS; `total` is the sum of `advance` and `fee`. */
export interface MoveInCost {
  advance: number;
  fee: number;
  total: number;
}

/**
 * The cost of moving in: rent in advance and the agent's fee. Computed in integer pesewas to avoid rounding errors; half a
 * pesewa of fee is rounded up.
 * @returns null for an invalid rent, or when an amount exceeds the safe integers
 */
export function calculateMoveInCost({ monthlyRent, months, feePercent }: MoveInTerms): MoveInCost | null {
  const rent = Math.round(monthlyRent * 100);
  const advance = rent * months;
  const feeTimes100 = rent * FEE_MONTHS * feePercent;
  const fee = Math.round(feeTimes100 / 100);
  const total = advance + fee;
  if (!(rent > 0) || !Number.isSafeInteger(total) || !Number.isSafeInteger(feeTimes100)) return null;
  return { advance: advance / 100, fee: fee / 100, total: total / 100 };
}

/** The cost of moving into a rented home with the usual terms; null for a home that is not for rent or has no valid rent. */
export function usualMoveInCost({
  listingType,
  price,
}: Pick<Listing, 'listingType' | 'price'>): MoveInCost | null {
  if (listingType !== 'rent') return null;
  return calculateMoveInCost({ monthlyRent: price ?? 0, ...USUAL_MOVE_IN_TERMS });
}

export function isAboveAdvanceLimit(months: number): boolean {
  return months > ADVANCE_LIMIT.months;
}
