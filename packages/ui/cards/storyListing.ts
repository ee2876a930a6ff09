import { readListing } from '@efie/api';
import type { Listing } from '@efie/domain';
import { createAgent, wireListing, type AgentRecord, type ListingRecord } from '@efie/mocks';

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
