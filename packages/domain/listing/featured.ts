import type { Listing } from './Listing';

const SHOWN_ON_HOME = 6;
const FEWEST_ON_HOME = 3;

/**
 * What 'Featured Properties' shows: the first six featured listings in server order, and nothing at all below three.
 * Where no listing carries the field, the first six of all stand in (ruling 7, checklist 100 to 103).
 */
export function featuredListings<Item extends Pick<Listing, 'isFeatured'>>(all: readonly Item[]): Item[] {
  const isFieldSent = all.some(({ isFeatured }) => isFeatured !== null);
  const featured = isFieldSent ? all.filter(({ isFeatured }) => isFeatured === true) : all;
  return featured.length < FEWEST_ON_HOME ? [] : featured.slice(0, SHOWN_ON_HOME);
}
