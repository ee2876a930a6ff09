import type { Listing } from '@efie/domain/listing';

/** A listing as `readListing` reads it back. */
export function listingRecord({ photos, isFeatured, agent, ...listing }: Listing): object {
  return {
    ...listing,
    images: photos,
    featured: isFeatured,
    agentId: agent.id,
    agentName: agent.name,
    agentPhoneNumber: agent.phone,
    agentProfileImage: agent.photoUrl,
    agentBusinessName: agent.businessName,
    agentBio: agent.bio,
    agentVerified: agent.isVerified,
  };
}
