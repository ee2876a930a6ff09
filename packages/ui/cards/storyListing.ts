import { readListing } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { createAgent, wireListing, type AgentRecord, type ListingRecord } from '@efie/mocks';
import { namedOptions } from '../../../testing/namedOptions';

/**
 * Creates a listing for stories: a generated record of the mock backend, parsed as the API client parses it.
 * @throws Error when the client rejects the record
 */
export function createStoryListing(
  seed: number | string = 1,
  overrides: Partial<ListingRecord> = {},
  agentOverrides: Partial<AgentRecord> = {},
): Listing {
  const agent = createAgent(101, agentOverrides);
  const listing = readListing(wireListing(seed, { featured: false, ...overrides }, agent));
  if (listing === null) throw new Error(`readListing rejected the generated listing with seed ${seed}.`);
  return listing;
}

/** Arg type of a `listing` prop: a select of listings, first the story's own. Each differs in price, so that every panel shows it. */
export function listingOptions(own: Readonly<Record<string, Listing>>) {
  const villa = createStoryListing(12, { propertyType: 'villa', listingType: 'sale', price: 1_850_000 });
  const room = createStoryListing(3, { propertyType: 'shared_room', price: 450, status: 'rented' });
  return namedOptions({
    ...own,
    'Villa for sale': villa,
    'Rented room': room,
    'Sold house': { ...villa, id: '13', propertyType: 'house', price: 620_000, status: 'sold' },
    'Featured listing': { ...room, id: '4', isFeatured: true, price: 3200, status: 'active' },
    'No photos': { ...room, id: '5', photos: [], price: 900, status: 'active' },
    'No phone number': { ...villa, id: '14', price: 740_000, agent: { ...villa.agent, phone: '' } },
    'Long texts': {
      ...room,
      id: '6',
      price: 1_234_567,
      title: 'A room with its own entrance, a prepaid meter and a shaded yard behind the church. '.repeat(2),
    },
  });
}
