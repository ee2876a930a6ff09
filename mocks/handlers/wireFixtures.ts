import type { Payment } from '@efie/contract';
import { toListingView } from '../db/views';
import type { AgentView } from '../db/types';
import { createAgent } from '../factories/createAgent';
import { createListing } from '../factories/createListing';
import { createPayment } from '../factories/createPayment';
import { FREE_LISTING_LIMIT } from '../factories/plans';
import type { AgentRecord, ListingRecord, PaymentRecord } from '../factories/records';
import { toWireAgent, toWirePayment, toWireProfileProperty, toWireProperty } from './wire';

/** A listing as a response contains it, for stories and tests that write their own; without `agent` its fields are empty. */
export function wireListing(
  seed: number | string,
  overrides: Partial<ListingRecord> = {},
  agent?: AgentRecord,
) {
  return toWireProperty(
    toListingView(createListing(seed, { ...(agent && { agentId: agent.id }), ...overrides }), agent),
  );
}

/** A listing as the response with an agent's public profile contains it. */
export function wireProfileListing(seed: number | string, overrides: Partial<ListingRecord> = {}) {
  return toWireProfileProperty(toListingView(createListing(seed, overrides), undefined));
}

/** The signed-in agent as a response contains it: on the Free plan, without listings. */
export function wireAgent(seed: number | string, overrides: Partial<AgentView> = {}) {
  return toWireAgent({
    ...createAgent(seed, overrides),
    subscriptionType: 'free',
    listingLimit: FREE_LISTING_LIMIT,
    currentListings: 0,
    subscriptions: [],
    ...overrides,
  });
}

/** An entry of the payment history as a response contains it. */
export function wirePayment(seed: number | string, overrides: Partial<PaymentRecord> = {}): Payment {
  return toWirePayment(createPayment(seed, overrides));
}
