import { createStored, useStored } from './createStored';

/** How an agent last chose to see their listings on this device; null until they choose. */
export type ListingLayoutChoice = 'rows' | 'cards' | null;

function parseLayout(text: string | null): ListingLayoutChoice {
  if (text === '"rows"') return 'rows';
  return text === '"cards"' ? 'cards' : null;
}

const layout = createStored('efie-own-listings', parseLayout);

export function storeListingLayout(choice: 'rows' | 'cards'): void {
  layout.set(choice);
}

const getNoChoice = () => null;

/** Also as other tabs change it. */
export function useListingLayout(): ListingLayoutChoice {
  return useStored(layout, getNoChoice);
}

export const readListingLayout = layout.get;
