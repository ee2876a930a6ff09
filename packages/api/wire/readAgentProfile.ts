import type { AgentProfile } from '@efie/domain/account';
import { readDate } from '@efie/domain/dates';
import { readProfile } from './readAccount';
import { readListing } from './readListing';
import { asId, asList, asRecord, wireValue } from './readers';

/**
 * Reads a public profile; null if it has no id. Its listings are sent without an agent and get this one; the active ones
 * count as featured (ruling 31).
 */
export function readAgentProfile(value: unknown): AgentProfile | null {
  const record = asRecord(value);
  const id = record && asId(record['id']);
  if (!record || !id) return null;
  const profile = readProfile(record);
  const { fullName: name, phone, photoUrl, businessName, bio, isVerified } = profile;
  const agent = { id, name, phone, photoUrl, businessName, bio, isVerified };
  const listings = asList(record['properties']).flatMap((entry) => {
    const listing = readListing(entry);
    return listing ? [{ ...listing, agent, isFeatured: listing.status === 'active' }] : [];
  });
  return { ...profile, id, joinedAt: readDate(wireValue(record, 'createdAt')), listings };
}
