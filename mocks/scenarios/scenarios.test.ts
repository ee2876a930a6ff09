import { isRecord } from '@efie/domain/isRecord';
import { PROPERTY_TYPES } from '@efie/domain/listing';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../accounts/demoAccounts';
import { createMockDb } from '../db/createMockDb';
import { expectSuccess } from '../db/testing';
import { FREE_LISTING_LIMIT } from '../factories/plans';
import type { ListingRecord } from '../factories/records';
import { coversOf, isAfterDark } from '../factories/photos';
import { districtsOf, REGION_NAMES } from '../factories/places';
import { buildScenario } from './index';

const options = { now: '2026-11-21T10:00:00.000Z', seed: 'efie' };
const normal = buildScenario('normal', options);
const active = normal.listings.filter((listing) => listing.status === 'active');

const share = (count: number) => count / active.length;
const coverOf = (listing: ListingRecord | undefined) => listing?.images[0]?.path;

describe('the scenario normal', () => {
  it('is the same for the same seed, and different but of the same size for another', () => {
    expect(buildScenario('normal', options)).toEqual(normal);
    const other = buildScenario('normal', { ...options, seed: 'other' });
    expect(other.listings).toHaveLength(normal.listings.length);
    expect(other.listings[0]?.title).not.toBe(normal.listings[0]?.title);
  });

  it('has 240 active listings, others in every status, and unique ids', () => {
    expect(active).toHaveLength(240);
    for (const status of ['rented', 'sold', 'inactive']) {
      expect(normal.listings.filter((listing) => listing.status === status).length).toBeGreaterThanOrEqual(8);
    }
    expect(new Set(normal.listings.map(({ id }) => id)).size).toBe(normal.listings.length);
    const imageIds = normal.listings.flatMap(({ images }) => images.map(({ id }) => id));
    expect(new Set(imageIds).size).toBe(imageIds.length);
  });

  it('has listings in every region and of every type, only at known places', () => {
    const count = (region: string) => active.filter((listing) => listing.region === region).length;
    for (const region of REGION_NAMES) expect(count(region), region).toBeGreaterThan(0);
    expect(share(count('Greater Accra') + count('Ashanti'))).toBeGreaterThan(0.5);
    for (const kind of PROPERTY_TYPES) {
      expect(active.filter((listing) => listing.propertyType === kind).length, kind).toBeGreaterThanOrEqual(
        8,
      );
    }
    for (const { region, town } of normal.listings) {
      expect(districtsOf(region).some((district) => district.name === town)).toBe(true);
    }
  });

  it('features about a fifth of the listings, at least six of the first twelve', () => {
    const featured = share(active.filter((listing) => listing.featured).length);
    expect(featured).toBeGreaterThanOrEqual(0.15);
    expect(featured).toBeLessThanOrEqual(0.25);
    expect(active.slice(0, 12).filter((listing) => listing.featured).length).toBeGreaterThanOrEqual(6);
    expect(
      active.slice(0, 6).every(({ propertyType }) => !['land', 'commercial'].includes(propertyType)),
    ).toBe(true);
  });

  it('is sorted newest first, with no future date', () => {
    const dates = normal.listings.map((listing) => Date.parse(listing.createdAt));
    expect(dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? 0))).toBe(true);
    expect(dates[0]).toBeLessThan(Date.parse(options.now));
  });

  it('has three to ten photos per listing, few listings without, and less than a fifth dark covers', () => {
    const without = active.filter((listing) => listing.images.length === 0);
    expect(without.length).toBeGreaterThan(0);
    expect(share(without.length)).toBeLessThan(0.02);
    for (const { images } of normal.listings) {
      if (images.length > 0) expect(images.length >= 3 && images.length <= 10).toBe(true);
    }
    const covers = active.map(coverOf).filter((cover) => cover !== undefined);
    expect(share(covers.filter(isAfterDark).length)).toBeLessThan(0.2);
  });

  it('has no two neighbors with the same cover, newest first, by price, featured, or of one type', () => {
    const byPrice = active.toSorted((left, right) => left.price - right.price);
    const orders = {
      newest: active,
      cheapest: byPrice,
      dearest: active.toSorted((left, right) => right.price - left.price),
      featured: active.filter((listing) => listing.featured),
      ...Object.fromEntries(
        PROPERTY_TYPES.map((type) => [type, active.filter(({ propertyType }) => propertyType === type)]),
      ),
    };
    for (const [name, listings] of Object.entries(orders)) {
      const repeated = listings.filter((listing, index) => {
        const cover = coverOf(listing);
        return cover !== undefined && index > 0 && cover === coverOf(listings[index - 1]);
      });
      expect(
        repeated.map(({ id }) => id),
        name,
      ).toEqual([]);
    }
    for (const listing of active.filter(({ images }) => images.length > 0))
      expect(coversOf(listing.propertyType)).toContain(coverOf(listing));
  });

  it('has 24 agents, some not verified, one without a phone, only the expired one above the listing limit', () => {
    const db = createMockDb();
    expect(normal.agents).toHaveLength(24);
    const unverified = normal.agents.filter((agent) => agent.verificationStatus !== 'verified');
    expect(unverified.length).toBeGreaterThan(3);
    expect(unverified.length).toBeLessThan(12);
    expect(normal.agents.filter((agent) => agent.phone === '')).toHaveLength(1);
    for (const { id } of normal.agents) {
      const { listingLimit, currentListings } = expectSuccess(db.getPublicAgent(id)).agent;
      if (id === '104') expect(currentListings).toBeGreaterThan(FREE_LISTING_LIMIT);
      else expect(currentListings).toBeLessThanOrEqual(listingLimit ?? Number.POSITIVE_INFINITY);
    }
    expect(new Set(normal.agents.map(({ email }) => email)).size).toBe(24);
    expect(new Set(normal.agents.map(({ fullName }) => fullName)).size).toBe(24);
    expect(new Set(normal.agents.map(({ businessName }) => businessName)).size).toBe(24);
  });

  it('refers only to existing records', () => {
    const agents = new Set(normal.agents.map(({ id }) => id));
    const listings = new Set(normal.listings.map(({ id }) => id));
    const users = new Set(normal.users.map(({ id }) => id));
    expect(normal.listings.every(({ agentId }) => agents.has(agentId))).toBe(true);
    expect(normal.favorites.length).toBeGreaterThan(5);
    for (const favorite of normal.favorites) {
      expect(listings.has(favorite.propertyId)).toBe(true);
      expect((favorite.ownerRole === 'user' ? users : agents).has(favorite.ownerId)).toBe(true);
    }
    expect([...normal.payments, ...normal.subscriptions].every(({ agentId }) => agents.has(agentId))).toBe(
      true,
    );
    expect(new Set(normal.payments.map(({ reference }) => reference)).size).toBe(normal.payments.length);
  });

  it('takes no more work for each listing than a smaller scenario', () => {
    // Every random number and every hash is made with it.
    const multiply = vi.spyOn(Math, 'imul');
    const workPerListing = (scenario: 'large-100' | 'normal') => {
      multiply.mockClear();
      const { length } = buildScenario(scenario, options).listings;
      return multiply.mock.calls.length / length;
    };
    const work = workPerListing('normal');
    expect(work).toBeLessThan(workPerListing('large-100'));
    multiply.mockRestore();
  });
});

describe('demo accounts', () => {
  const db = createMockDb();
  const agent = (key: string) => expectSuccess(db.getAgentProfile(`demo-token-${key}`)).agent;

  it('can log in with their passwords and have valid tokens', () => {
    for (const { key, role, email, password, token } of DEMO_ACCOUNTS) {
      const isUnverified = key.endsWith('unverified-email');
      const login = role === 'user' ? db.logInUser({ email, password }) : db.logInAgent({ email, password });
      expect(login.ok).toBe(!(isUnverified && role === 'user'));
      if (role === 'user') expect(db.getUserProfile(token).ok, key).toBe(true);
      else expect(db.getAgentProfile(token).ok).toBe(!isUnverified);
      if (isUnverified) expect(db.verificationCodeOf(email)).toMatch(/^\d{6}$/);
    }
  });

  it('have the plan and listings that their purpose describes', () => {
    expect(agent('agent-free')).toMatchObject({
      subscriptionType: 'free',
      listingLimit: 3,
      currentListings: 2,
    });
    expect(agent('agent-pro-limit')).toMatchObject({
      subscriptionType: 'Pro',
      listingLimit: 10,
      currentListings: 10,
    });
    expect(agent('agent-premium')).toMatchObject({ subscriptionType: 'Premium', listingLimit: null });
    expect(agent('agent-expired')).toMatchObject({
      subscriptionType: 'free',
      listingLimit: 3,
      currentListings: 5,
    });
    expect(agent('agent-expired').subscriptions.length).toBeGreaterThan(0);
    expect(agent('agent-not-verified')).toMatchObject({
      verificationStatus: 'unverified',
      emailVerified: true,
    });
    expect(expectSuccess(db.listFavorites('user', 'demo-token-user')).favorites).toHaveLength(4);
  });
});

describe('scenarios', () => {
  it.each([
    ['normal', 240],
    ['empty', 0],
    ['hostile', 12],
    ['small', 5],
    ['large-100', 100],
    ['large-10000', 10_000],
  ] as const)('%s has %i active listings', (id, count) => {
    const state = buildScenario(id);
    expect(state.scenario).toBe(id);
    expect(state.listings.filter(({ status }) => status === 'active')).toHaveLength(count);
    expect(state.rawListings === null).toBe(id !== 'hostile');
  });

  it('the hostile one has valid listings, values that are no listings, and one id three times', () => {
    const raw = buildScenario('hostile').rawListings ?? [];
    expect(raw).toContain(null);
    expect(raw.filter(isRecord).filter(({ id }) => String(id) === '1001')).toHaveLength(3);
    expect(JSON.parse(JSON.stringify(raw))).toHaveLength(raw.length);
  });

  it('the hostile one finds a record by its id', () => {
    const db = createMockDb({ scenario: 'hostile' });
    expect(db.rawListing('bad-price-word')).toMatchObject({ price: 'abc' });
    expect(db.rawListing('nobody')).toBeUndefined();
    expect(createMockDb().rawListings()).toBeNull();
  });
});
