import type { ListingFieldName, ListingFieldValues, ListingStatus, WireName } from '@efie/domain/listing';

// The records of the mock database. Field names are those of the wire, in camelCase.

/**
 * Overrides of a record in responses, which may violate the contract: `fields` replaces or adds values by wire name, `without`
 * lists the fields to omit. Set in the mock panel only.
 */
export type ResponseOverrides = { fields: Readonly<Record<string, unknown>>; omit: readonly string[] };

/** A photo of a listing. `path` is relative to `/storage/`. */
export type ImageRecord = { id: string; path: string };

/** The fields of LISTING_FIELDS in a record: none is null, and a choice that is not made is ''. */
type ListingFieldRecord = {
  [Name in ListingFieldName as WireName<Name>]: ListingFieldValues[Name] extends readonly string[]
    ? string[]
    : number extends ListingFieldValues[Name]
      ? number
      : Exclude<ListingFieldValues[Name], null>;
};

/** `price` is in GHS (per month for rent), `area` in sq ft, `town` is a district name (ruling 53). */
export type ListingRecord = ListingFieldRecord & {
  id: string;
  status: ListingStatus;
  images: ImageRecord[];
  createdAt: string;
  viewCount: number;
  featured: boolean;
  agentId: string;
  responseOverrides?: ResponseOverrides;
};

/** `password` is plain text, because these are mock accounts. */
export type AgentRecord = {
  id: string;
  fullName: string;
  businessName: string;
  email: string;
  password: string;
  phone: string;
  region: string;
  district: string;
  bio: string;
  profileImage: string | null;
  verificationStatus: 'verified' | 'unverified';
  emailVerified: boolean;
  createdAt: string;
  responseOverrides?: ResponseOverrides;
};

export type UserRecord = {
  id: string;
  name: string;
  email: string;
  password: string;
  emailVerified: boolean;
  createdAt: string;
  responseOverrides?: ResponseOverrides;
};

export type FavoriteRecord = {
  id: string;
  ownerRole: Role;
  ownerId: string;
  propertyId: string;
  createdAt: string;
};

/** A payment for a plan. `amount` is in GHS. */
export type PaymentRecord = {
  id: string;
  agentId: string;
  reference: string;
  planCode: string;
  planName: string;
  amount: number;
  status: 'pending' | 'success' | 'failed' | 'cancelled';
  createdAt: string;
  /** The next response about this payment is lost. */
  losesNextResponse?: true;
  responseOverrides?: ResponseOverrides;
};

/** The subscription with the latest `expiresAt` determines the plan of an agent. */
export type SubscriptionRecord = {
  id: string;
  agentId: string;
  planCode: string;
  name: string;
  startedAt: string;
  expiresAt: string;
};

export type ReportRecord = {
  id: string;
  name: string;
  email: string;
  reason: string;
  message: string;
  propertyId: string;
  agentId: string;
  createdAt: string;
};

export type Role = 'user' | 'agent';
