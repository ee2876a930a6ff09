import { describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts';
import { toWireAgent, toWireProperty, toWirePublicProfile } from '../handlers/wire';
import { createMockDb } from './createMockDb';
import type { MockDb } from './types';

const small = () => createMockDb({ scenario: 'small' });

function firstId(db: MockDb): string {
  const [first] = db.listProperties();
  if (!first) throw new Error('The scenario has no listings.');
  return first.id;
}

/** The listing as public responses contain it. */
function wireListing(db: MockDb, id: string) {
  const found = db.getProperty(id);
  if (!found.ok) throw new Error(found.message);
  return toWireProperty(found.property);
}

describe('finding records', () => {
  it('finds records that match every term, an exact id first', () => {
    const db = small();
    const id = firstId(db);
    expect(db.findRecords('listings', '')).toHaveLength(db.snapshot().listings.length);
    expect(db.findRecords('listings', ` ${id} `)[0]?.id).toBe(id);
    const { fullName } = db.findRecords('agents', 'akosua FRIMPONG')[0] ?? {};
    expect(fullName).toBe('Akosua Frimpong');
    expect(db.findRecords('agents', 'akosua nobody')).toEqual([]);
    expect(db.findRecords('users', 'user@example.com')).toHaveLength(1);
  });
});

describe('editing a record', () => {
  it('validates each field and reports the errors', () => {
    const db = small();
    const id = firstId(db);
    const before = db.getRecord('listings', id);
    expect(
      db.editRecord('listings', id, { price: '-5', title: ' ', agentId: 'nobody', bedrooms: '' }),
    ).toMatchObject({
      ok: false,
      errors: {
        price: ['Price must be a number above 0'],
        title: ['Title field is required'],
        agentId: ['No agent has this id'],
        bedrooms: ['Bedrooms field is required'],
      },
    });
    expect(db.getRecord('listings', id)).toEqual(before);
    expect(db.isEdited('listings', id)).toBe(false);

    const changes = {
      price: '1234.5',
      status: 'rented',
      featured: true,
      viewCount: '7',
      createdAt: '2026-01-02T03:04Z',
      amenities: ['running_water', 'running_water'],
      images: [before?.images[0]?.path ?? '', 'no/such/picture.png'],
    };
    expect(db.editRecord('listings', id, changes).ok).toBe(true);
    expect(wireListing(db, id)).toMatchObject({
      price: 1234.5,
      status: 'rented',
      featured: true,
      viewCount: 7,
      createdAt: '2026-01-02T03:04:00.000Z',
      amenities: ['running_water'],
    });
    expect(db.getRecord('listings', id)?.images).toEqual([
      before?.images[0],
      { id: expect.any(String), path: 'no/such/picture.png' },
    ]);
    expect(db.editedCount()).toBe(1);
  });

  it("changes an agent's plan, verification and name", () => {
    const db = small();
    const { id, token } = demoAccount('agent-free');
    const profile = () => {
      const found = db.getAgentProfile(token);
      return found.ok ? toWireAgent(found.agent) : null;
    };
    const until = '2026-12-25T00:00Z';
    db.editRecord('agents', id, {
      planCode: 'PLN_pro',
      planExpiresAt: until,
      verificationStatus: 'unverified',
    });
    expect(profile()).toMatchObject({
      subscriptionType: 'Pro',
      listingLimit: 10,
      verificationStatus: 'unverified',
    });
    db.editRecord('agents', id, { planExpiresAt: '2026-01-01T00:00Z', fullName: 'Esi' });
    expect(profile()).toMatchObject({ subscriptionType: 'free', listingLimit: 3, fullName: 'Esi' });
    expect(db.editRecord('agents', id, { planCode: 'PLN_none', email: 'x' })).toMatchObject({
      errors: { planCode: [expect.any(String)], email: [expect.any(String)] },
    });
    db.resetRecord('agents', id);
    expect(profile()).toMatchObject({ fullName: demoAccount('agent-free').name, subscriptions: [] });
  });

  it('changes users and payments, and rejects invalid values', () => {
    const db = createMockDb();
    const { id } = demoAccount('user');
    expect(db.editRecord('users', id, { name: '' })).toMatchObject({
      errors: { name: [expect.any(String)] },
    });
    expect(db.editRecord('users', id, { name: 'Abena', emailVerified: false }).ok).toBe(true);
    expect(db.getRecord('users', id)).toMatchObject({ name: 'Abena', emailVerified: false });
    const [payment] = db.findRecords('payments', '');
    expect(db.editRecord('payments', payment?.id ?? '', { status: 'lost' }).ok).toBe(false);
    expect(db.editRecord('payments', payment?.id ?? '', { status: 'failed' }).ok).toBe(true);
    expect(db.editRecord('payments', 'gone', { status: 'failed' })).toMatchObject({ status: 404 });
  });
});

describe('overriding the response', () => {
  it('applies to every response with the record, until the field is edited or the record reset', () => {
    const db = small();
    const id = firstId(db);
    const { price } = wireListing(db, id);
    db.setResponseOverrides('listings', id, { fields: { price: 'abc', extra: 1 }, omit: ['amenities'] });
    expect(wireListing(db, id)).toMatchObject({ price: 'abc', extra: 1 });
    expect(wireListing(db, id)).not.toHaveProperty('amenities');
    expect(wireListing(db, id)).not.toHaveProperty('responseOverrides');
    const profile = db.getPublicAgent(db.getRecord('listings', id)?.agentId ?? '');
    if (!profile.ok) throw new Error(profile.message);
    const publicListing = toWirePublicProfile(profile.agent, profile.properties).properties?.find(
      (property) => property.id === id,
    );
    expect(publicListing).toMatchObject({ price: 'abc' });
    expect(publicListing).not.toHaveProperty('extra');

    db.editRecord('listings', id, { price: '900' });
    expect(wireListing(db, id)).toMatchObject({ price: 900, extra: 1 });
    db.resetRecord('listings', id);
    expect(wireListing(db, id)).toMatchObject({ price });
    expect(wireListing(db, id)).not.toHaveProperty('extra');
    expect(db.editedCount()).toBe(0);
    expect(db.resetRecord('listings', id)).toMatchObject({ status: 404 });
  });

  it('applies to an agent in camelCase and snake_case', () => {
    const db = small();
    const { id, token } = demoAccount('agent-free');
    db.setResponseOverrides('agents', id, { fields: { listingLimit: '3', fullName: null }, omit: ['bio'] });
    const profile = db.getAgentProfile(token);
    const publicAgent = db.getPublicAgent(id);
    if (!profile.ok || !publicAgent.ok) throw new Error('The agent was not found.');
    expect(toWireAgent(profile.agent)).toMatchObject({ listingLimit: '3', fullName: null });
    expect(toWirePublicProfile(publicAgent.agent, [])).toMatchObject({ full_name: null });
    expect(toWirePublicProfile(publicAgent.agent, [])).not.toHaveProperty('bio');
  });

  it('replaces single raw listings of a scenario outside the contract', () => {
    const db = createMockDb({ scenario: 'hostile' });
    const before = db.rawListings()?.[3];
    expect(db.editRawListing(3, null).ok).toBe(true);
    expect(db.rawListings()?.[3]).toBeNull();
    expect(db.isEdited('raw', '3')).toBe(true);
    db.resetRawListing(3);
    expect(db.rawListings()?.[3]).toEqual(before);
    expect(db.editRawListing(9_999, null)).toMatchObject({ status: 404 });
    expect(small().editRawListing(0, null)).toMatchObject({ status: 404 });
  });
});

it('stores edits with the state and drops them on reset', () => {
  const db = small();
  const id = firstId(db);
  db.editRecord('listings', id, { title: 'Changed by hand' });
  const other = small();
  other.restore(db.snapshot());
  expect(other.isEdited('listings', id)).toBe(true);
  other.resetRecord('listings', id);
  expect(other.getRecord('listings', id)?.title).not.toBe('Changed by hand');
  db.reset();
  expect(db.editedCount()).toBe(0);
});

it('dates the seed data by `begins`, not by the clock of the server', () => {
  const begins = () => '2026-11-21T10:00:00.000Z';
  const db = createMockDb({ now: '2027-01-30T10:00:00.000Z', seedDate: begins });
  expect(db.snapshot()).toEqual(createMockDb().snapshot());
});
