import { describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts';
import { toWireAgent, toWireProperty, toWirePublicProfile } from '../handlers/wire';
import { SCENARIO_IDS } from '../scenarios';
import { createMockDb } from './createMockDb';
import { RECORD_SCHEMAS } from './recordSchemas';
import { expectSuccess } from './testing';
import type { MockDb, RecordType } from './types';
import { validateRecord } from './validateRecord';

const small = () => createMockDb({ scenario: 'small' });

function firstListing(db: MockDb) {
  const [first] = db.snapshot().listings;
  if (!first) throw new Error('The scenario has no listings.');
  return first;
}

const valueOf = (db: MockDb, type: RecordType, id: string) =>
  db.findRecords(type, '').find((entry) => entry.id === id)?.value;

/** The listing as public responses contain it. */
const wireListing = (db: MockDb, id: string) => toWireProperty(expectSuccess(db.getProperty(id)).property);

describe('finding records', () => {
  it('finds records that match every term, an exact id first', () => {
    const db = small();
    const { id } = firstListing(db);
    expect(db.findRecords('listings', '')).toHaveLength(db.snapshot().listings.length);
    expect(db.findRecords('listings', ` ${id} `)[0]?.id).toBe(id);
    expect(db.findRecords('agents', 'akosua FRIMPONG')[0]?.value).toMatchObject({
      fullName: 'Akosua Frimpong',
    });
    expect(db.findRecords('agents', 'akosua nobody')).toEqual([]);
    expect(db.findRecords('users', 'user@example.com')).toHaveLength(1);
  });
});

describe('validating a record', () => {
  const types = Object.keys(RECORD_SCHEMAS) as (keyof typeof RECORD_SCHEMAS)[];

  it.each(SCENARIO_IDS.filter((id) => id !== 'large-10000'))('accepts all seed data of %s', (scenario) => {
    const db = createMockDb({ scenario });
    for (const type of types)
      for (const { value } of db.findRecords(type, '')) expect(validateRecord(type, value)).toEqual([]);
  });

  it('reports the path of each error and what is expected there', () => {
    const { title: _title, ...listing } = firstListing(small());
    const value = { ...listing, price: -5, status: 'lost', images: [{ id: '1', path: 7 }], 'a/b': 1 };
    expect(validateRecord('listings', value)).toEqual(
      expect.arrayContaining([
        { path: [], message: "must have required property 'title'" },
        { path: ['price'], message: 'must be > 0' },
        { path: ['status'], message: 'must be one of ["active","inactive","sold","rented"]' },
        { path: ['images', '0', 'path'], message: 'must be string' },
        { path: ['a/b'], message: 'is not a field of this record' },
      ]),
    );
    expect(validateRecord('rawListings', 7)).toEqual([]);
  });
});

describe('replacing a record', () => {
  it('changes the responses, and is undone by a reset', () => {
    const db = small();
    const before = firstListing(db);
    const { id } = before;
    const changes = { price: 1234.5, status: 'rented', featured: true, viewCount: 7 } as const;
    expect(db.replaceRecord('listings', id, { ...before, ...changes }).ok).toBe(true);
    expect(wireListing(db, id)).toMatchObject(changes);
    expect(db.editedCount()).toBe(1);
    expect(db.replaceRecord('listings', id, { ...before, price: 9 }).ok).toBe(true);
    expect(db.editedCount()).toBe(1);
    expect(db.resetRecord('listings', id).ok).toBe(true);
    expect(valueOf(db, 'listings', id)).toEqual(before);
    expect(db.editedCount()).toBe(0);
    expect(db.resetRecord('listings', id)).toMatchObject({ status: 404 });
  });

  it('rejects another id, an unknown agent and a record that does not exist', () => {
    const db = small();
    const before = firstListing(db);
    expect(
      db.replaceRecord('listings', before.id, { ...before, id: 'other', agentId: 'nobody' }),
    ).toMatchObject({
      ok: false,
      errors: { id: [`must stay "${before.id}"`], agentId: ['must be the id of an agent'] },
    });
    expect(valueOf(db, 'listings', before.id)).toEqual(before);
    expect(db.isEdited('listings', before.id)).toBe(false);
    expect(db.replaceRecord('payments', 'gone', {})).toMatchObject({ status: 404 });
  });

  it("changes an agent's plan through a subscription", () => {
    const db = createMockDb();
    const { id, token } = demoAccount('agent-pro-limit');
    const subscription = db.snapshot().subscriptions.findLast(({ agentId }) => agentId === id);
    if (!subscription) throw new Error('The agent has no subscription.');
    const profile = () => toWireAgent(expectSuccess(db.getAgentProfile(token)).agent);
    expect(profile()).toMatchObject({ subscriptionType: 'Pro', listingLimit: 10 });
    db.replaceRecord('subscriptions', subscription.id, {
      ...subscription,
      expiresAt: '2026-01-01T00:00:00Z',
    });
    expect(profile()).toMatchObject({ subscriptionType: 'free', listingLimit: 3 });
    db.resetRecord('subscriptions', subscription.id);
    expect(profile()).toMatchObject({ subscriptionType: 'Pro' });
  });

  it('replaces single raw listings of a scenario outside the contract', () => {
    const db = createMockDb({ scenario: 'hostile' });
    const before = db.rawListings()?.[3];
    expect(db.replaceRecord('rawListings', '3', null).ok).toBe(true);
    expect(db.rawListings()?.[3]).toBeNull();
    expect(db.isEdited('rawListings', '3')).toBe(true);
    db.resetRecord('rawListings', '3');
    expect(db.rawListings()?.[3]).toEqual(before);
    expect(db.replaceRecord('rawListings', '9999', null)).toMatchObject({ status: 404 });
    expect(small().replaceRecord('rawListings', '0', null)).toMatchObject({ status: 404 });
  });
});

describe('response overrides', () => {
  it('apply to every response with the record', () => {
    const db = small();
    const listing = firstListing(db);
    const { id } = listing;
    const responseOverrides = { fields: { price: 'abc', extra: 1 }, omit: ['amenities'] };
    db.replaceRecord('listings', id, { ...listing, responseOverrides });
    expect(wireListing(db, id)).toMatchObject({ price: 'abc', extra: 1 });
    expect(wireListing(db, id)).not.toHaveProperty('amenities');
    expect(wireListing(db, id)).not.toHaveProperty('responseOverrides');
    const profile = expectSuccess(db.getPublicAgent(listing.agentId));
    const publicListing = toWirePublicProfile(profile.agent, profile.properties).properties?.find(
      (property) => property.id === id,
    );
    expect(publicListing).toMatchObject({ price: 'abc' });
    expect(publicListing).not.toHaveProperty('extra');
  });

  it('apply to an agent in camelCase and snake_case', () => {
    const db = small();
    const { id, token } = demoAccount('agent-free');
    const agent = db.snapshot().agents.find((candidate) => candidate.id === id);
    const responseOverrides = { fields: { listingLimit: '3', fullName: null }, omit: ['bio'] };
    db.replaceRecord('agents', id, { ...agent, responseOverrides });
    const { agent: own } = expectSuccess(db.getAgentProfile(token));
    expect(toWireAgent(own)).toMatchObject({ listingLimit: '3', fullName: null });
    const publicProfile = toWirePublicProfile(expectSuccess(db.getPublicAgent(id)).agent, []);
    expect(publicProfile).toMatchObject({ full_name: null });
    expect(publicProfile).not.toHaveProperty('bio');
  });
});

it('stores edits with the state and drops them on reset', () => {
  const db = small();
  const listing = firstListing(db);
  db.replaceRecord('listings', listing.id, { ...listing, title: 'Changed by hand' });
  const other = small();
  other.restore(db.snapshot());
  expect(other.isEdited('listings', listing.id)).toBe(true);
  other.resetRecord('listings', listing.id);
  expect(firstListing(other).title).not.toBe('Changed by hand');
  db.reset();
  expect(db.editedCount()).toBe(0);
});

it('dates the seed data by `seedDate`, not by the clock of the server', () => {
  const seedDate = () => '2026-11-21T10:00:00.000Z';
  const db = createMockDb({ now: '2027-01-30T10:00:00.000Z', seedDate });
  expect(db.snapshot()).toEqual(createMockDb().snapshot());
});
