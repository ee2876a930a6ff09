import type { Listing } from '../listing/Listing';

export interface Agent {
  id: string;
  fullName: string;
  businessName: string;
  email: string;
  phone: string;
  region: string;
  district: string;
  bio: string;
  photoUrl: string | null;
  isVerified: boolean;
  /** Null when the server did not send it. */
  isEmailVerified: boolean | null;
  /** 'free', 'Pro', 'Premium' or a plan code, as the server sent it. */
  subscriptionType: string;
  /** Null or negative means no limit. */
  listingLimit: number | null;
  currentListings: number | null;
  subscriptions: readonly SubscriptionRecord[];
}

/** One paid period of a plan. */
export interface SubscriptionRecord {
  planCode: string;
  name: string;
  /** Unix time in ms, null when unreadable. */
  expiresAt: number | null;
}

export interface AgentProfile {
  id: string;
  fullName: string;
  businessName: string;
  phone: string;
  region: string;
  district: string;
  bio: string;
  photoUrl: string | null;
  isVerified: boolean;
  joinedAt: number | null;
  listings: readonly Listing[];
}

export interface User {
  name: string;
  email: string;
}

export interface Favorite {
  id: string;
  /** Set even when the listing itself is missing, so that the favorite can be removed. */
  listingId: string;
  listing: Listing | null;
}

/** One row of the payment history. Every field is optional on the wire. */
export interface Payment {
  id: string;
  paidAt: number | null;
  planName: string;
  /** GHS. */
  amount: number | null;
  status: string;
  reference: string;
}
