import type { Listing } from '@efie/domain/listing';
import { calculateMoveInCost } from '@efie/domain/moveIn';

/** Whether the listing has a rent to calculate with; otherwise the panel and the links to it are not rendered. */
export function hasMoveInCost({ listingType, price }: Pick<Listing, 'listingType' | 'price'>): boolean {
  return (
    listingType === 'rent' &&
    calculateMoveInCost({ monthlyRent: price ?? 0, months: 24, feePercent: 10 }) !== null
  );
}
