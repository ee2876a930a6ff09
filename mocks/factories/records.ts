import type { ListingStatus, ListingType, PropertyType } from '@efie/domain';

/** The records that the pretend server keeps. Names are those of the wire (specification section 3), camelCase. */

/**
 * What the server sends instead of what the record says, outside the contract on purpose: values by the names of the answer,
 * and names that are missing from it. Written by the mock panel only.
 */
export type SentAs = { fields: Readonly<Record<string, unknown>>; without: readonly string[] };

/** One photo of a listing. `path` is the stored path that follows `/storage/` (ruling 127). */
export type ImageRecord = { id: string; path: string };

/** One listing. `price` in GHS (a month for rent), `area` in square feet, `town` the district's name (ruling 53). */
export type ListingRecord = {
  id: string;
  title: string;
  description: string;
  propertyType: PropertyType | (string & {});
  listingType: ListingType;
  price: number;
  bedrooms: number;
  bathrooms: number;
  parking: number;
  area: number;
  region: string;
  town: string;
  specificLocation: string;
  amenities: string[];
  status: ListingStatus;
  images: ImageRecord[];
  createdAt: string;
  viewCount: number;
  featured: boolean;
  agentId: string;
  sentAs?: SentAs;
};

/** One agent account. `password` stands in the clear: these are pretend accounts. */
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
  sentAs?: SentAs;
};

/** One user account. */
export type UserRecord = {
  id: string;
  name: string;
  email: string;
  password: string;
  emailVerified: boolean;
  createdAt: string;
  sentAs?: SentAs;
};

/** One saved property of a user or an agent. */
export type FavoriteRecord = {
  id: string;
  ownerRole: Role;
  ownerId: string;
  propertyId: string;
  createdAt: string;
};

/** One payment for a plan. `amount` in GHS. */
export type PaymentRecord = {
  id: string;
  agentId: string;
  reference: string;
  planCode: string;
  planName: string;
  amount: number;
  status: 'pending' | 'success' | 'failed';
  createdAt: string;
  /** Left by the payer before paying. */
  isCancelled?: true;
  /** The next answer about it never arrives. */
  losesNextAnswer?: true;
  sentAs?: SentAs;
};

/** One subscription: the latest `expiresAt` of an agent decides the plan (specification section 3). */
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
