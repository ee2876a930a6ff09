import type { Agent, SubscriptionRecord, User } from '@efie/domain/account';
import { readDate } from '@efie/domain/dates';
import { readImageUrl } from './readImageUrl';
import {
  asBoolean,
  asLine,
  asNumber,
  asRecord,
  asShortList,
  asText,
  wireText,
  wireValue,
  type WireRecord,
} from './readers';

function readSubscriptions(...holders: readonly (WireRecord | null)[]): readonly SubscriptionRecord[] {
  // Sent as `subscriptions` or a single `subscription`, in the agent's record or next to it.
  const found = holders.map((holder) => holder?.['subscriptions'] ?? holder?.['subscription']).find(Boolean);
  return asShortList(found).flatMap((entry) => {
    const record = asRecord(entry);
    if (!record) return [];
    return {
      planCode: wireText(record, 'planCode'),
      name: asLine(record['name']),
      expiresAt: readDate(wireValue(record, 'expiresAt')),
    };
  });
}

/** The fields of an agent in its own record and in its public profile. */
export const readProfile = (record: WireRecord) => ({
  fullName: wireText(record, 'fullName'),
  businessName: wireText(record, 'businessName'),
  phone: asLine(record['phone']),
  region: asLine(record['region']),
  district: asLine(record['district']),
  bio: asText(record['bio']),
  photoUrl: readImageUrl(wireValue(record, 'profileImage')),
  isVerified: wireText(record, 'verificationStatus').toLowerCase() === 'verified',
});

/** Counts for the listing limit are read from numbers only; anything else is unknown (ruling 23). */
const readLimitCount = (value: unknown): number | null =>
  typeof value === 'number' ? asNumber(value, 1e9) : null;

/** Reads the signed-in agent from data.agent or a stored record; missing fields are empty. Never throws. */
export function readAgent(value: unknown, data: unknown = null): Agent {
  const record = asRecord(value) ?? {};
  return {
    ...readProfile(record),
    id: asText(record['id']),
    email: asText(record['email']).trim(),
    isEmailVerified: asBoolean(wireValue(record, 'emailVerified')),
    subscriptionType: wireText(record, 'subscriptionType') || 'free',
    listingLimit: readLimitCount(wireValue(record, 'listingLimit')),
    currentListings: readLimitCount(wireValue(record, 'currentListings')),
    subscriptions: readSubscriptions(record, asRecord(data)),
  };
}

/** Whether a stored record contains the agent's verification status. */
export const hasVerificationStatus = (record: WireRecord | null): boolean =>
  record !== null && wireText(record, 'verificationStatus') !== '';

/** Reads the signed-in user from data.user, data or a stored record. Never throws. */
export function readUser(value: unknown): User {
  const record = asRecord(value) ?? {};
  return {
    name: asLine(record['name']) || wireText(record, 'fullName'),
    email: asText(record['email']).trim(),
  };
}
