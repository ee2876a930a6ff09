import { describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts';
import { toWireAgent, toWireProperty, toWirePublicProfile } from '../handlers/wire';
import { createMockDb } from './createMockDb';
import type { MockDb } from './types';

const small = () => createMockDb({ scenario: 'small' });

function firstId(db: MockDb): string {
  const [first] = db.listProperties();
  if (!first) throw new Error('An empty world');
  return first.id;
}

/** The listing as anyone is answered. */
function sent(db: MockDb, id: string) {
  const found = db.getProperty(id);
  if (!found.ok) throw new Error(found.message);
  return toWireProperty(found.property);
}

describe('looking into the store', () => {
  it('finds records by every word of a search, and one with that id first', () => {
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

describe('changing a record', () => {
  it('does it by the rules of the contract, field by field, and says what is wrong', () => {
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
    expect(sent(db, id)).toMatchObject({
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

  it('gives an agent a plan, a badge and another name', () => {
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

  it('changes users and payments, and refuses what no server would hold', () => {
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

describe('sending something else than the record', () => {
  it('reaches every answer that tells of it, until the field is changed or the record reset', () => {
    const db = small();
    const id = firstId(db);
    const { price } = sent(db, id);
    db.sendRecordAs('listings', id, { fields: { price: 'abc', extra: 1 }, without: ['amenities'] });
    expect(sent(db, id)).toMatchObject({ price: 'abc', extra: 1 });
    expect(sent(db, id)).not.toHaveProperty('amenities');
    expect(sent(db, id)).not.toHaveProperty('sentAs');
    const profile = db.getPublicAgent(db.getRecord('listings', id)?.agentId ?? '');
    if (!profile.ok) throw new Error(profile.message);
    const shown = toWirePublicProfile(profile.agent, profile.properties).properties?.find(
      (own) => own.id === id,
    );
    expect(shown).toMatchObject({ price: 'abc' });
    expect(shown).not.toHaveProperty('extra');

    db.editRecord('listings', id, { price: '900' });
    expect(sent(db, id)).toMatchObject({ price: 900, extra: 1 });
    db.resetRecord('listings', id);
    expect(sent(db, id)).toMatchObject({ price });
    expect(sent(db, id)).not.toHaveProperty('extra');
    expect(db.editedCount()).toBe(0);
    expect(db.resetRecord('listings', id)).toMatchObject({ status: 404 });
  });

  it('reaches an agent in both spellings', () => {
    const db = small();
    const { id, token } = demoAccount('agent-free');
    db.sendRecordAs('agents', id, { fields: { listingLimit: '3', fullName: null }, without: ['bio'] });
    const own = db.getAgentProfile(token);
    const open = db.getPublicAgent(id);
    if (!own.ok || !open.ok) throw new Error('gone');
    expect(toWireAgent(own.agent)).toMatchObject({ listingLimit: '3', fullName: null });
    expect(toWirePublicProfile(open.agent, [])).toMatchObject({ full_name: null });
    expect(toWirePublicProfile(open.agent, [])).not.toHaveProperty('bio');
  });

  it('changes the values of a world that leaves the contract, one by one', () => {
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

it('keeps changes with the rest of the state, and forgets them with the world', () => {
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

it('begins a world by a clock of its own, however far ahead the server is', () => {
  const begins = () => '2026-11-21T10:00:00.000Z';
  const db = createMockDb({ now: '2027-01-30T10:00:00.000Z', begins });
  expect(db.snapshot()).toEqual(createMockDb().snapshot());
});
