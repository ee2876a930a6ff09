import {
  readDate,
  readPrice,
  type Agent,
  type AgentProfile,
  type Payment,
  type SubscriptionRecord,
  type User,
} from '@efie/domain';
import { readImageUrl } from './readImageUrl';
import { readListing } from './readListing';
import {
  asBoolean,
  asId,
  asList,
  asNumber,
  asRecord,
  asShortList,
  asText,
  firstText,
  type WireRecord,
} from './readers';

function readSubscriptions(...holders: readonly (WireRecord | null)[]): readonly SubscriptionRecord[] {
  // Sent as `subscriptions` or a single `subscription`, in the agent's record or next to it.
  const found = holders.map((holder) => holder?.['subscriptions'] ?? holder?.['subscription']).find(Boolean);
  return asShortList(found).flatMap((entry) => {
    const record = asRecord(entry);
    if (!record) return [];
    return {
      planCode: firstText(record, 'plan_code', 'planCode'),
      name: asText(record['name']),
      expiresAt: readDate(record['expires_at'] ?? record['expiresAt']),
    };
  });
}

const isVerified = (status: string): boolean => status.toLowerCase() === 'verified';

/** Counts for the listing limit are read from numbers only; anything else is unknown (ruling 23). */
const readLimitCount = (value: unknown): number | null =>
  typeof value === 'number' ? asNumber(value, 1e9) : null;

/** Reads the signed-in agent from data.agent or a stored record; missing fields are empty. Never throws. */
export function readAgent(value: unknown, data: unknown = null): Agent {
  const record = asRecord(value) ?? {};
  return {
    id: asText(record['id']),
    fullName: firstText(record, 'fullName', 'full_name').trim(),
    businessName: firstText(record, 'businessName', 'business_name').trim(),
    email: asText(record['email']).trim(),
    phone: asText(record['phone']).trim(),
    region: asText(record['region']).trim(),
    district: asText(record['district']).trim(),
    bio: asText(record['bio']),
    photoUrl: readImageUrl(record['profileImage'] ?? record['profile_image']),
    isVerified: isVerified(firstText(record, 'verificationStatus', 'verification_status')),
    isEmailVerified: asBoolean(record['emailVerified'] ?? record['email_verified']),
    subscriptionType: firstText(record, 'subscriptionType', 'subscription_type') || 'free',
    listingLimit: readLimitCount(record['listingLimit'] ?? record['listing_limit']),
    currentListings: readLimitCount(record['currentListings'] ?? record['current_listings']),
    subscriptions: readSubscriptions(record, asRecord(data)),
  };
}

/** Reads the signed-in user from data.user, data or a stored record. Never throws. */
export function readUser(value: unknown): User {
  const record = asRecord(value) ?? {};
  return {
    name: firstText(record, 'name', 'fullName', 'full_name').trim(),
    email: asText(record['email']).trim(),
  };
}

/**
 * Reads a public profile; null if it has no id. Its listings are sent without an agent and get this one; the active ones
 * count as featured (ruling 31).
 */
export function readAgentProfile(value: unknown): AgentProfile | null {
  const record = asRecord(value);
  const id = record && asId(record['id']);
  if (!record || !id) return null;
  const profile = {
    id,
    fullName: firstText(record, 'full_name', 'fullName').trim(),
    businessName: firstText(record, 'business_name', 'businessName').trim(),
    phone: asText(record['phone']).trim(),
    region: asText(record['region']).trim(),
    district: asText(record['district']).trim(),
    bio: asText(record['bio']),
    photoUrl: readImageUrl(record['profile_image'] ?? record['profileImage']),
    isVerified: isVerified(firstText(record, 'verification_status', 'verificationStatus')),
    joinedAt: readDate(record['created_at'] ?? record['createdAt']),
  };
  const agent = {
    id,
    name: profile.fullName,
    phone: profile.phone,
    photoUrl: profile.photoUrl,
    businessName: profile.businessName,
    bio: profile.bio,
    isVerified: profile.isVerified,
  };
  const listings = asList(record['properties']).flatMap((entry) => {
    const listing = readListing(entry);
    return listing ? [{ ...listing, agent, isFeatured: listing.status === 'active' }] : [];
  });
  return { ...profile, listings };
}

export function readPayment(value: unknown, index: number): Payment | null {
  const record = asRecord(value);
  if (!record) return null;
  return {
    id: asText(record['id']) || firstText(record, 'reference') || String(index + 1),
    paidAt: readDate(
      record['paid_at'] ?? record['paidAt'] ?? record['created_at'] ?? record['createdAt'] ?? record['date'],
    ),
    planName: firstText(record, 'plan_name', 'planName', 'plan', 'name', 'plan_code'),
    amount: readPrice(record['amount']) ?? asNumber(record['amount']),
    status: asText(record['status']),
    reference: asText(record['reference']),
  };
}
