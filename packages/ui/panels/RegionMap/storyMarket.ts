import { createListingCatalog, createSearchIndex, type ListingCatalog } from '@efie/domain/search';
import { createStoryListing } from '../../cards/storyListing';

/** Homes of each region, by district. */
const homes: readonly (readonly [region: string, district: string, count: number, rent: number])[] = [
  ['Greater Accra', 'Accra', 21, 2600],
  ['Greater Accra', 'Tema', 13, 1900],
  ['Ashanti', 'Kumasi', 17, 1250],
  ['Ashanti', 'Obuasi', 4, 700],
  ['Ashanti', 'Ejisu', 1, 900],
  ['Central', 'Agona West', 2, 700],
  ['Central', 'Assin North', 1, 600],
  ['Central', 'Awutu Senya', 1, 650],
  ['Central', 'Ekumfi', 1, 600],
  ['Central', 'Gomoa Central', 1, 610],
  ['Central', 'Mfantseman', 1, 640],
  ['Central', 'Cape Coast', 9, 800],
  ['Eastern', 'Koforidua', 8, 750],
  ['Western', 'Sekondi Takoradi', 8, 980],
  ['Volta', 'Ho', 6, 600],
  ['Northern', 'Tamale', 9, 520],
  ['Bono', 'Sunyani', 5, 560],
  ['Bono East', 'Techiman', 3, 480],
  ['Upper East', 'Bolgatanga', 3, 450],
  ['Upper West', 'Wa', 2, 430],
  ['Savannah', 'Damongo', 1, 400],
  ['Ahafo', 'Goaso', 2, 380],
];

const listingsOf = (groups: typeof homes) =>
  groups
    .flatMap(([region, town, count, rent]) =>
      Array.from({ length: count }, (_, index) => ({ region, town, price: rent + 50 * index })),
    )
    .map((home, index) =>
      createStoryListing(index, { ...home, id: String(index), listingType: 'rent', status: 'active' }),
    );

const catalogOf = (groups: typeof homes) => createListingCatalog(listingsOf(groups), createSearchIndex);

export const market = catalogOf(homes);
/** Without homes. */
export const empty = catalogOf([]);
/** Its index cannot be loaded. */
export const failing: ListingCatalog = createListingCatalog(listingsOf(homes.slice(0, 1)), () =>
  Promise.reject(new Error('offline')),
);

/** All homes are in one region. */
export const oneRegion = catalogOf(homes.slice(0, 1));
