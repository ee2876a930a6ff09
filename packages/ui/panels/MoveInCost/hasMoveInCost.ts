import { moveInCost, type Listing } from '@efie/domain';

/** Whether there is a rent to reckon with; without one the panel is absent, and so is what leads to it. */
export function hasMoveInCost({ listingType, price }: Pick<Listing, 'listingType' | 'price'>): boolean {
  return (
    listingType === 'rent' && moveInCost({ monthlyRent: price ?? 0, months: 24, feePercent: 10 }) !== null
  );
}
