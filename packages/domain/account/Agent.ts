import type { Listing } from '../listing/Listing';

/** The signed-in agent's own record (specification section 3, "Agent"), behind the edge. */
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
  /** Null when the server did not say (ruling 75 reads it only when sent). */
  isEmailVerified: boolean | null;
  /** 'free', 'Pro', 'Premium' or a plan code, as the server wrote it (ruling 96). */
  subscriptionType: string;
  /** Null or negative means no limit (ruling 23). */
  listingLimit: number | null;
  currentListings: number | null;
  subscriptions: readonly SubscriptionRecord[];
}

/** One paid period of a plan; the latest expiry is the one that counts. */
export interface SubscriptionRecord {
  planCode: string;
  name: string;
  /** Milliseconds since 1970, or null when unreadable. */
  expiresAt: number | null;
}

/** What anyone may see of an agent (GET /api/agent/profile/{agentId}), behind the edge. */
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

/** The signed-in user's record (specification section 3, "User"). */
export interface User {
  name: string;
  email: string;
}

/** One saved property of the signed-in user or agent. */
export interface Favorite {
  id: string;
  /** The property's id, also when the property itself is missing, so that it can be removed (fault 70). */
  listingId: string;
  listing: Listing | null;
}

/** One line of the payment history; every field is optional on the wire (ruling 107). */
export interface Payment {
  id: string;
  paidAt: number | null;
  planName: string;
  /** Ghana cedis. */
  amount: number | null;
  status: string;
  reference: string;
}
