import type { Listing } from '../listing/Listing';
import { formatPrice } from '../money/formatPrice';
import { pluralize } from '../text/pluralize';
import type { MoveInBudget } from './moveInBudget';
import { calculateMoveInCost } from './moveInCost';

type Priced = Pick<Listing, 'listingType' | 'price'>;

/** The rent of so many months in GHS; null for a home that is not for rent or has no valid rent. */
function advanceOf({ listingType, price }: Priced, months: number): number | null {
  if (listingType !== 'rent') return null;
  return calculateMoveInCost({ monthlyRent: price ?? 0, months, feePercent: 0 })?.advance ?? null;
}

/** Whether the cash pays for the advance; never for a home for sale or without a price. */
export function fitsBudget(listing: Priced, { cash, months }: MoveInBudget): boolean {
  const advance = advanceOf(listing, months);
  return advance !== null && advance <= cash;
}

/** '6 months'. */
export const monthsText = (months: number): string => pluralize(months, 'month', 'months');

/** 'GH₵ 20,000 for 12 months'. */
export const budgetText = ({ cash, months }: MoveInBudget): string =>
  `${formatPrice(cash)} for ${monthsText(months)}`;

/** 'GH₵ 16,500 for 6 months, GH₵ 3,500 left'; null for a home that does not fit. */
export function advanceText(listing: Priced, { cash, months }: MoveInBudget): string | null {
  const advance = advanceOf(listing, months);
  if (advance === null || advance > cash) return null;
  const left = advance === cash ? '' : `, ${formatPrice(cash - advance)} left`;
  return budgetText({ cash: advance, months }) + left;
}
