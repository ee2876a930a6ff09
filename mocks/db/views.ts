import { findPlan } from '@efie/domain/plans';
import { FREE_LISTING_LIMIT } from '../factories/plans';
import type { AgentRecord, ListingRecord, SubscriptionRecord, UserRecord } from '../factories/records';
import type { Store } from './store';
import type { AgentView, ListingView, MockDbState, UserView } from './types';

export function latestSubscription(state: MockDbState, agentId: string): SubscriptionRecord | undefined {
  return state.subscriptions
    .filter((subscription) => subscription.agentId === agentId)
    .reduce<SubscriptionRecord | undefined>(
      (latest, next) => (latest && Date.parse(latest.expiresAt) > Date.parse(next.expiresAt) ? latest : next),
      undefined,
    );
}

/** The active plan of an agent; null when the agent never subscribed or the subscription expired. */
export function activePlan(store: Store, agentId: string) {
  const latest = latestSubscription(store.state, agentId);
  if (!latest || Date.parse(latest.expiresAt) <= Date.parse(store.now())) return null;
  return findPlan(latest.planCode);
}

/** How many listings the agent may have; null is no limit. */
export function listingLimitOf(store: Store, agentId: string): number | null {
  const plan = activePlan(store, agentId);
  return plan ? plan.listingLimit : FREE_LISTING_LIMIT;
}

/** How many listings the agent has, of any status. */
export function listingCountOf(store: Store, agentId: string): number {
  return store.state.listings.filter((listing) => listing.agentId === agentId).length;
}

export function toAgentView(store: Store, { password: _password, ...agent }: AgentRecord): AgentView {
  return {
    ...agent,
    subscriptionType: activePlan(store, agent.id)?.name ?? 'free',
    listingLimit: listingLimitOf(store, agent.id),
    currentListings: listingCountOf(store, agent.id),
    subscriptions: store.state.subscriptions.filter((subscription) => subscription.agentId === agent.id),
  };
}

export function toUserView({ password: _password, ...user }: UserRecord): UserView {
  return user;
}

/** Joins a listing with its agent; the agent's fields are empty when the agent does not exist. */
export function toListingView(listing: ListingRecord, agent: AgentRecord | undefined): ListingView {
  return {
    ...listing,
    agentName: agent?.fullName ?? '',
    agentPhoneNumber: agent?.phone ?? '',
    agentProfileImage: agent?.profileImage ?? null,
    agentBusinessName: agent?.businessName ?? '',
    agentBio: agent?.bio ?? '',
    agentVerificationStatus: agent?.verificationStatus ?? 'unverified',
    agentVerified: agent?.verificationStatus === 'verified',
  };
}

export function toListingViews(state: MockDbState, listings: readonly ListingRecord[]): ListingView[] {
  const agents = new Map(state.agents.map((agent) => [agent.id, agent]));
  return listings.map((listing) => toListingView(listing, agents.get(listing.agentId)));
}
