import type {
  Agent,
  Favorite,
  Payment,
  Property,
  PropertyImage,
  PublicAgentProfile,
  PublicProfileProperty,
  SubscriptionRecord as WireSubscription,
  User,
} from '@efie/contract';
import {
  listingFieldNames,
  toSnakeCase,
  wireName,
  type AbsentFrom,
  type ListingFieldName,
  type SnakeCase,
  type WireName,
} from '@efie/domain/listing';
import type { AgentView, FavoriteView, ListingView, UserView } from '../db/types';
import type { ImageRecord, PaymentRecord, SubscriptionRecord } from '../factories/records';
import { applyOverrides, applyPartialOverrides } from './responseOverrides';

/** A photo of a listing; `url` is the storage path. */
export function toWireImage({ id, path }: ImageRecord): PropertyImage {
  return { id, url: path };
}

/** A listing in camelCase. */
export function toWireProperty({ images, responseOverrides, ...fields }: ListingView) {
  return applyOverrides({ ...fields, images: images.map(toWireImage) } satisfies Property, responseOverrides);
}

type ProfileFields = {
  [
    Name in Exclude<ListingFieldName, AbsentFrom<'profile'>> as SnakeCase<WireName<Name>>
  ]: ListingView[WireName<Name> & keyof ListingView];
};

/** A listing of a public profile: in snake_case, with the price as text. */
export function toWireProfileProperty(listing: ListingView) {
  const names = listingFieldNames('profile').map(wireName);
  // Object.fromEntries loses the keys' type.
  const fields = Object.fromEntries(names.map((name) => [toSnakeCase(name), listing[name]])) as ProfileFields;
  return applyPartialOverrides(
    {
      id: listing.id,
      ...fields,
      price: listing.price.toFixed(2),
      images: listing.images.map(({ id, path }) => ({ id, path })),
    } satisfies PublicProfileProperty,
    listing.responseOverrides,
  );
}

function toWireSubscription({ planCode, name, expiresAt }: SubscriptionRecord): WireSubscription {
  return { plan_code: planCode, name, expires_at: expiresAt };
}

/** The signed-in agent, with plan and listing count. */
export function toWireAgent(agent: AgentView) {
  return applyOverrides(
    {
      id: agent.id,
      fullName: agent.fullName,
      businessName: agent.businessName,
      email: agent.email,
      phone: agent.phone,
      region: agent.region,
      district: agent.district,
      bio: agent.bio,
      profileImage: agent.profileImage,
      verificationStatus: agent.verificationStatus,
      emailVerified: agent.emailVerified,
      subscriptionType: agent.subscriptionType,
      listingLimit: agent.listingLimit,
      currentListings: agent.currentListings,
      subscriptions: agent.subscriptions.map(toWireSubscription),
    } satisfies Agent,
    agent.responseOverrides,
  );
}

/** The public profile of an agent, without the email address. */
export function toWirePublicProfile(agent: AgentView, listings: readonly ListingView[]): PublicAgentProfile {
  return applyPartialOverrides(
    {
      id: agent.id,
      full_name: agent.fullName,
      business_name: agent.businessName,
      phone: agent.phone,
      region: agent.region,
      district: agent.district,
      bio: agent.bio,
      profile_image: agent.profileImage,
      verification_status: agent.verificationStatus,
      created_at: agent.createdAt,
      properties: listings.map(toWireProfileProperty),
    },
    agent.responseOverrides,
  );
}

export function toWireUser({ id, name, email, emailVerified, responseOverrides }: UserView): User {
  return applyOverrides({ id, name, email, emailVerified }, responseOverrides);
}

export function toWireFavorite({ id, propertyId, property }: FavoriteView): Favorite {
  return { id, property_id: propertyId, property: toWireProperty(property) };
}

/** An entry of the payment history; the amount is text with two decimals. */
export function toWirePayment(payment: PaymentRecord): Payment {
  return applyOverrides(
    {
      id: payment.id,
      reference: payment.reference,
      plan_code: payment.planCode,
      plan_name: payment.planName,
      amount: payment.amount.toFixed(2),
      currency: 'GHS',
      status: payment.status,
      paid_at: payment.status === 'success' ? payment.createdAt : null,
      created_at: payment.createdAt,
    },
    payment.responseOverrides,
  );
}
