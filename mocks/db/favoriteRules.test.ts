import { describe, expect, it } from 'vitest';
import { createMockDb } from './createMockDb';
import { expectSuccess, expectFailure, tokenOf } from './testing';

const user = tokenOf('user');
const agent = tokenOf('agent-premium');

describe('favorites', () => {
  const fresh = () => {
    const db = createMockDb();
    const saved = new Set(
      expectSuccess(db.listFavorites('user', user)).favorites.map(({ propertyId }) => propertyId),
    );
    const unsaved = db.listProperties().find(({ id }) => !saved.has(id))?.id ?? '';
    return { db, unsaved };
  };

  it('are added once, newest first, with the listing included', () => {
    const { db, unsaved } = fresh();
    const added = expectSuccess(db.addFavorite('user', user, unsaved));
    expect(added.message).toBe('Property saved to your favorites list.');
    expect(added.favorites).toHaveLength(5);
    expect(added.favorites[0]?.property.id).toBe(unsaved);
    expect(expectSuccess(db.addFavorite('user', user, unsaved)).favorites).toHaveLength(5);
  });

  it('are removed by the listing id; removing twice is an error', () => {
    const { db, unsaved } = fresh();
    expectSuccess(db.addFavorite('user', user, unsaved));
    const removed = expectSuccess(db.removeFavorite('user', user, unsaved));
    expect(removed.message).toBe('Property removed from your saved listings.');
    expect(removed.favorites).toHaveLength(4);
    expect(expectFailure(db.removeFavorite('user', user, unsaved)).status).toBe(404);
  });

  it('are separate for each role', () => {
    const { db, unsaved } = fresh();
    expectSuccess(db.addFavorite('agent', agent, unsaved));
    const ofUser = expectSuccess(db.listFavorites('user', user)).favorites;
    expect(ofUser.some(({ propertyId }) => propertyId === unsaved)).toBe(false);
  });

  it('exclude unknown and inactive listings, and need an id', () => {
    const { db, unsaved } = fresh();
    expect(expectFailure(db.addFavorite('user', user, 'nope')).status).toBe(404);
    expect(expectFailure(db.addFavorite('user', user, '')).errors).toHaveProperty('property_id');
    expectSuccess(db.addFavorite('user', user, unsaved));
    const state = db.snapshot();
    for (const listing of state.listings) if (listing.id === unsaved) listing.status = 'inactive';
    db.restore(state);
    expect(expectSuccess(db.listFavorites('user', user)).favorites).toHaveLength(4);
    expect(expectFailure(db.addFavorite('user', user, unsaved)).status).toBe(404);
  });
});
