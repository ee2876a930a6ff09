import type { Listing } from '@efie/domain/listing';

/** A listing as `readListing` reads it back. */
export function listingRecord({ district, photos, isFeatured, agent, ...listing }: Listing): object {
  return {
    ...listing,
    town: district,
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
