import { describe, expect, it } from 'vitest';
import { createMockDb } from './createMockDb';
import { fileOf, expectSuccess, expectFailure, VALID_LISTING, tokenOf } from './testing';
import type { MockDb } from './types';

const LIMIT = 'Listing limit reached. Please upgrade your plan.';
const photos = (count: number) => Array.from({ length: count }, () => fileOf());
const premium = tokenOf('agent-premium');
const free = tokenOf('agent-free');

const create = (db: MockDb, token: string, changes: object = {}) =>
  db.createProperty(token, { ...VALID_LISTING, images: photos(3), ...changes });

const smallDb = () => createMockDb({ scenario: 'small' });

describe('reading listings', () => {
  it('ruling 59: the list has active listings only; rented and sold ones are found by id; inactive ones only by their own agent', () => {
    const db = createMockDb();
    const { listings } = db.snapshot();
    expect(db.listProperties().every(({ status }) => status === 'active')).toBe(true);
    for (const { id, status, agentId } of listings.filter((listing) => listing.status !== 'active')) {
      const isHidden = status === 'inactive';
      expect(db.getProperty(id).ok).toBe(!isHidden);
      expect(db.recordView(id).ok).toBe(!isHidden);
      const shown = expectSuccess(db.getPublicAgent(agentId)).properties.map((property) => property.id);
      expect(shown.includes(id)).toBe(!isHidden);
    }
    const token = premium;
    const id = expectSuccess(db.listOwnProperties(token)).properties[0]?.id ?? '';
    expectSuccess(db.updateProperty(token, id, { status: 'inactive' }));
    expect(db.getProperty(id, token).ok).toBe(true);
    expect(expectFailure(db.getProperty(id, free))).toMatchObject({
      status: 404,
      message: 'Property not found.',
    });
    expect(expectSuccess(db.listOwnProperties(token)).properties.map(({ id }) => id)).toContain(id);
  });

  it('joins a listing with its agent', () => {
    const [listing] = createMockDb().listProperties();
    const agent = createMockDb()
      .snapshot()
      .agents.find(({ id }) => id === listing?.agentId);
    expect(listing).toMatchObject({
      agentName: agent?.fullName,
      agentPhoneNumber: agent?.phone,
      agentBusinessName: agent?.businessName,
      agentVerified: agent?.verificationStatus === 'verified',
    });
  });

  it('counts views by anyone and shows the count to the owner', () => {
    const db = createMockDb();
    const [mine] = expectSuccess(db.listOwnProperties(premium)).properties;
    const id = mine?.id ?? '';
    expect(expectSuccess(db.recordView(id)).viewCount).toBe((mine?.viewCount ?? 0) + 1);
    expect(expectSuccess(db.getPropertyViews(premium, id)).viewCount).toBe((mine?.viewCount ?? 0) + 1);
    expect(expectFailure(db.getPropertyViews(free, id)).status).toBe(403);
  });
});

describe('a new listing', () => {
  it('is first in the list, with parsed numbers and without duplicate amenities', () => {
    const db = smallDb();
    const { property } = expectSuccess(create(db, premium));
    expect(property).toMatchObject({
      price: 2500.5,
      bedrooms: 2,
      parking: 0,
      area: 900,
      amenities: ['running_water'],
      status: 'active',
      featured: false,
      viewCount: 0,
    });
    expect(db.listProperties()[0]?.id).toBe(property.id);
    for (const { path } of property.images) expect(db.files.get(path)?.size).toBe(64);
    expect(
      expectSuccess(create(db, premium, { propertyType: undefined, listingType: undefined })).property,
    ).toMatchObject({
      propertyType: 'apartment',
      listingType: 'rent',
    });
    expect(expectSuccess(create(db, premium, { propertyType: 'Shared-Room' })).property.propertyType).toBe(
      'shared_room',
    );
  });

  it('reports the required fields, district among them', () => {
    const { status, errors } = expectFailure(smallDb().createProperty(premium, { images: photos(3) }));
    expect(status).toBe(422);
    expect(errors).toEqual({
      title: ['Title field is required'],
      description: ['Description field is required'],
      price: ['Price field is required'],
      region: ['Region field is required'],
      town: ['District field is required'],
      specificLocation: ['Specific location field is required'],
    });
  });

  it('rejects invalid numbers and unknown codes', () => {
    const errors = expectFailure(
      create(smallDb(), premium, {
        price: '1.2.3',
        bedrooms: '2.5',
        area: 'big',
        propertyType: 'castle',
        listingType: 'barter',
      }),
    ).errors;
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'area',
      'bedrooms',
      'listingType',
      'price',
      'propertyType',
    ]);
    expect(expectFailure(create(smallDb(), premium, { price: '0' })).errors).toHaveProperty('price');
  });

  it('ruling 131: needs 3 to 10 photos of the four types, at most 5 MB each', () => {
    const message = (images: File[]) =>
      expectFailure(create(smallDb(), premium, { images })).errors?.['images'];
    expect(message(photos(2))).toEqual(['Please upload at least 3 images']);
    expect(message(photos(11))).toEqual(['You can upload up to 10 images']);
    expect(message([...photos(3), fileOf('image/webp')])).toEqual([
      'Invalid file type(s). Only JPEG, PNG, JPG, and GIF files are allowed.',
    ]);
    const exact = fileOf('image/png', 5 * 1024 * 1024);
    expect(create(smallDb(), premium, { images: [...photos(9), exact] }).ok).toBe(true);
    expect(
      expectFailure(
        create(smallDb(), premium, { images: [...photos(3), fileOf('image/png', 5 * 1024 * 1024 + 1)] }),
      ),
    ).toEqual({ ok: false, status: 413, message: 'File too large. Maximum size is 5MB.' });
  });

  it('stores nothing of a rejected listing', () => {
    const db = smallDb();
    const before = db.snapshot();
    expectFailure(create(db, premium, { title: '' }));
    expectFailure(create(db, premium, { images: photos(1) }));
    expect(db.snapshot()).toEqual(before);
    expect(db.files.size).toBe(0);
  });

  it('rulings 94, 131: Free allows 3 listings, Pro 10, Premium any number', () => {
    const db = createMockDb();
    expectSuccess(create(db, free));
    expect(expectFailure(create(db, free))).toEqual({ ok: false, status: 403, message: LIMIT });
    expect(expectFailure(create(db, tokenOf('agent-pro-limit'))).message).toBe(LIMIT);
    expect(expectFailure(create(db, tokenOf('agent-expired'))).message).toBe(LIMIT);
    for (let more = 0; more < 12; more += 1) expectSuccess(create(db, premium));
    expect(expectSuccess(db.getAgentProfile(premium)).agent.currentListings).toBe(33);
  });
});

describe('changing a listing', () => {
  const createOne = () => {
    const db = smallDb();
    return { db, id: expectSuccess(create(db, premium)).property.id };
  };

  it('changes only what was sent', () => {
    const { db, id } = createOne();
    const before = expectSuccess(db.getProperty(id)).property;
    const after = expectSuccess(db.updateProperty(premium, id, { price: '3000', status: 'rented' })).property;
    expect(after).toEqual({ ...before, price: 3000, status: 'rented' });
  });

  it('ruling 112: one empty amenity removes them all; without the field they stay', () => {
    const { db, id } = createOne();
    expect(expectSuccess(db.updateProperty(premium, id, { title: 'New' })).property.amenities).toEqual([
      'running_water',
    ]);
    expect(expectSuccess(db.updateProperty(premium, id, { amenities: [''] })).property.amenities).toEqual([]);
    expect(
      expectSuccess(db.updateProperty(premium, id, { amenities: ['roof_pool'] })).property.amenities,
    ).toEqual(['roof_pool']);
  });

  it('rejects empty required fields and unknown statuses without changing anything', () => {
    const { db, id } = createOne();
    const before = db.snapshot();
    expect(expectFailure(db.updateProperty(premium, id, { town: ' ', title: 'X' })).errors).toEqual({
      town: ['District field is required'],
    });
    expect(expectFailure(db.updateProperty(premium, id, { status: 'haunted' })).errors).toHaveProperty(
      'status',
    );
    expect(db.snapshot()).toEqual(before);
  });

  it('keeps an unknown type that the listing already has (ruling 54)', () => {
    const { db, id } = createOne();
    const state = db.snapshot();
    for (const listing of state.listings) if (listing.id === id) listing.propertyType = 'castle';
    db.restore(state);
    const updated = expectSuccess(db.updateProperty(premium, id, { propertyType: 'castle', price: '9' }));
    expect(updated.property.propertyType).toBe('castle');
  });

  it('cannot activate a listing above the limit of an expired plan', () => {
    const db = createMockDb();
    const token = tokenOf('agent-expired');
    const [first] = expectSuccess(db.listOwnProperties(token)).properties.filter(
      ({ status }) => status === 'active',
    );
    const id = first?.id ?? '';
    expectSuccess(db.updateProperty(token, id, { status: 'inactive' }));
    expect(expectFailure(db.updateProperty(token, id, { status: 'active' }))).toEqual({
      ok: false,
      status: 403,
      message: LIMIT,
    });
    expect(db.updateProperty(token, id, { title: 'Still editable' }).ok).toBe(true);
  });

  it('ruling 131: only its own agent can change a listing', () => {
    const { db, id } = createOne();
    const imageId = expectSuccess(db.getProperty(id)).property.images[0]?.id ?? '';
    for (const result of [
      db.updateProperty(free, id, { title: 'Mine now' }),
      db.deleteProperty(free, id),
      db.addPropertyImage(free, id, fileOf()),
      db.deletePropertyImage(free, imageId),
    ]) {
      expect(expectFailure(result)).toEqual({
        ok: false,
        status: 403,
        message: 'You can only change your own listings.',
      });
    }
    expect(expectFailure(db.updateProperty(premium, 'nope', {})).status).toBe(404);
    expect(expectFailure(db.deleteProperty(premium, 'nope')).status).toBe(404);
  });

  it('deletes the listing with its photos and favorites', () => {
    const { db, id } = createOne();
    expectSuccess(db.addFavorite('user', tokenOf('user'), id));
    expectSuccess(db.deleteProperty(premium, id));
    expect(expectFailure(db.getProperty(id)).status).toBe(404);
    expect(db.files.size).toBe(0);
    expect(db.snapshot().favorites.some(({ propertyId }) => propertyId === id)).toBe(false);
    expect(expectFailure(db.deleteProperty(premium, id)).status).toBe(404);
  });

  it('adds up to ten photos, validates each and keeps at least three', () => {
    const { db, id } = createOne();
    const added = expectSuccess(db.addPropertyImage(premium, id, fileOf('image/png')));
    expect(db.files.has(added.image.path)).toBe(true);
    expect(expectFailure(db.addPropertyImage(premium, id, fileOf('image/svg+xml'))).message).toBe(
      'Invalid file type. Only JPEG, PNG, JPG, GIF allowed.',
    );
    expect(
      expectFailure(db.addPropertyImage(premium, id, fileOf('image/png', 5 * 1024 * 1024 + 1))).status,
    ).toBe(413);
    expect(expectFailure(db.addPropertyImage(premium, id, fileOf('image/png', 0))).status).toBe(422);
    expect(expectFailure(db.addPropertyImage(premium, id, null)).status).toBe(422);
    expectSuccess(db.deletePropertyImage(premium, added.image.id));
    expect(db.files.has(added.image.path)).toBe(false);
    const left = expectSuccess(db.getProperty(id)).property.images;
    expect(left).toHaveLength(3);
    expect(expectFailure(db.deletePropertyImage(premium, left[0]?.id ?? ''))).toMatchObject({
      status: 422,
      message: 'You must have at least 3 images. Please upload more images before deleting this one.',
    });
    expect(expectFailure(db.deletePropertyImage(premium, 'nope'))).toMatchObject({ status: 404 });
    for (let more = 0; more < 7; more += 1) expectSuccess(db.addPropertyImage(premium, id, fileOf()));
    expect(expectFailure(db.addPropertyImage(premium, id, fileOf())).message).toBe(
      'You can upload up to 10 images',
    );
  });
});
