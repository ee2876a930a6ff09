import { storedValue } from './storedValue';

/** How an agent last chose to see their listings on this device; null until they choose. */
export type ListingLayoutChoice = 'rows' | 'cards' | null;

const layout = storedValue('efie-own-listings', (json): ListingLayoutChoice =>
  json === 'rows' || json === 'cards' ? json : null,
);

export const storeListingLayout: (choice: 'rows' | 'cards') => void = layout.set;

export const readListingLayout = layout.get;

export const useListingLayout = layout.use;
