import type { Listing } from '../listing/Listing';
import { newestFirst, sortBy, type SortOrder } from './sort';

type Sort = (listings: readonly Listing[]) => readonly Listing[];

const SORTS: Readonly<Record<SortOrder, Sort>> = {
  '': newestFirst,
  'price-up': (listings) => sortBy(listings, ({ price }) => (price === null ? null : -price)),
  'price-down': (listings) => sortBy(listings, ({ price }) => price),
  // Every home has the same number of months, so the rent decides.
  'move-in': (listings) =>
    sortBy(listings, ({ listingType, price }) => (listingType === 'rent' && price !== null ? -price : null)),
  views: (listings) => sortBy(listings, ({ viewCount }) => viewCount),
};

/** A sorted copy. Listings with an unknown value come last in every order; equal ones keep their order. */
export const sortListings = (listings: readonly Listing[], sort: SortOrder): readonly Listing[] =>
  SORTS[sort](listings);
