import type { Listing } from './Listing';

const MAX_ON_HOME = 6;
const MIN_ON_HOME = 3;

/**
 * The listings of 'Featured Properties': the first six featured ones in server order, none when there are fewer than
 * three. When the server never sends the field, the first six of all (ruling 7).
 */
export function featuredListings<Item extends Pick<Listing, 'isFeatured'>>(all: readonly Item[]): Item[] {
  const isFieldSent = all.some(({ isFeatured }) => isFeatured !== null);
  const featured = isFieldSent ? all.filter(({ isFeatured }) => isFeatured === true) : all;
  return featured.length < MIN_ON_HOME ? [] : featured.slice(0, MAX_ON_HOME);
}
