import { createAgent, demoAccount, wireListing, type ListingRecord } from '@efie/mocks';
import { hashToken, writeStored } from '@efie/api';

/** The day of every copy: five days before the time of stories. */
const SAVED_AT = Date.UTC(2026, 10, 16, 9);

export const SAVED_ON = 'Saved on 16 November';

function copy(id: string, overrides: Partial<ListingRecord>) {
  const listing = wireListing(Number(id), { id, ...overrides }, createAgent(101));
  // Only the first photo is stored.
  return { listing: { ...listing, images: listing.images.slice(0, 1) }, savedAt: SAVED_AT, photoPath: null };
}

export const villaCopy = copy('7', { title: 'Villa with a shaded front terrace', propertyType: 'villa' });
export const houseCopy = copy('12', {
  title: 'Hipped-roof family house in a quiet close',
  propertyType: 'house',
});

type Copies = readonly ReturnType<typeof copy>[];

/** A story's `beforeEach`: homes that were viewed on this device, the last first, and their copies. */
export const storeViewedHomes = (homes: Copies) => () => {
  writeStored({
    'efie-recently-viewed': JSON.stringify(homes.map(({ listing }) => listing.id)),
    'efie-offline-viewed': JSON.stringify({ version: 1, homes }),
  });
};

/**
 * A story's `beforeEach`: the favorites of the demo user and their copies.
 * @param missing ids of favorites without a copy
 */
export const storeFavorites =
  (homes: Copies, missing: readonly string[] = []) =>
  () => {
    const ids = [...homes.map(({ listing }) => listing.id), ...missing];
    const favorites = {
      version: 1,
      owner: hashToken(demoAccount('user').token),
      savedAt: SAVED_AT,
      ids,
      homes,
    };
    writeStored({ 'efie-offline-favorites': JSON.stringify(favorites) });
  };
