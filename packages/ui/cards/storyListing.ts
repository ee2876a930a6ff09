import { readListing } from '@efie/api';
import type { Listing } from '@efie/domain';
import { createAgent, createListing, type AgentRecord, type ListingRecord } from '@efie/mocks';

/** A listing as its stories want it: a seeded record of the mock backend, read as the client reads it. */
export function storyListing(
  seed: number | string = 1,
  overrides: Partial<ListingRecord> = {},
  agentOverrides: Partial<AgentRecord> = {},
): Listing {
  const agent = createAgent(101, agentOverrides);
  const listing = readListing({
    ...createListing(seed, { featured: false, ...overrides }),
    agentName: agent.fullName,
    agentPhoneNumber: agent.phone,
    agentProfileImage: agent.profileImage,
    agentBusinessName: agent.businessName,
    agentBio: agent.bio,
    agentVerificationStatus: agent.verificationStatus,
  });
  if (listing === null) throw new Error(`Listing ${seed} cannot be read.`);
  return listing;
}
