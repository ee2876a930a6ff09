import { readListing, type NewListing } from '@efie/api';
import { findLostListing, newListingInput, type Listing } from '@efie/domain/listing';
import { describe, expect, it } from 'vitest';
import type { Attempt } from './checkListing';

const SENT_AT = Date.parse('2026-11-21T10:00:00Z');
const sent: NewListing = {
  ...newListingInput(),
  title: 'Two-bedroom flat',
  description: 'Second floor.',
  price: '2800.50',
  bedrooms: '2',
  region: 'Greater Accra',
  district: 'Tema',
  specificLocation: 'Spintex Road',
  photos: [],
};
const WIRE = {
  id: '9',
  title: 'Two-bedroom flat',
  price: '2800.50',
  region: 'Greater Accra',
  town: 'Tema',
  specific_location: 'Spintex Road',
  property_type: 'Apartment',
  listing_type: 'rent',
  created_at: '2026-11-21T10:00:02Z',
};

const createStoredListing = (changes: Partial<Record<keyof typeof WIRE, unknown>> = {}): Listing => {
  const listing = readListing({ ...WIRE, ...changes });
  if (!listing) throw new Error('readListing: the test listing is not readable');
  return listing;
};
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  listing: sent,
  sentAt: SENT_AT,
  known: undefined,
  ...changes,
});
const find = (listings: readonly Listing[], changes: Partial<Attempt> = {}, pages = 0) => {
  const pagination = pages > 0 ? { currentPage: 1, lastPage: pages, total: 40 } : null;
  return findLostListing(attempt(changes), { listings, pagination });
};
const kindOf = (...input: Parameters<typeof find>) => find(...input).kind;

describe('the listing whose response was lost', () => {
  it('is found among others as the one created after the request', () => {
    const created = createStoredListing();
    expect(find([createStoredListing({ id: '1', title: 'Villa' }), created])).toEqual({
      kind: 'found',
      listing: created,
    });
    expect(kindOf([])).toBe('absent');
  });

  it.each([
    ['different case and extra spaces', { title: ' two-bedroom  FLAT ', town: 'TEMA' }],
    ['whole cedis', { price: 2800 }],
    ['only a title', { price: null, region: null, town: '', specific_location: '', listing_type: undefined }],
    ['a different spelling of its type', { property_type: 'APARTMENT' }],
    ['a clock a minute behind', { created_at: '2026-11-21T09:59:00Z' }],
  ])('is found with %s', (_difference, changes) => {
    expect(kindOf([createStoredListing(changes)])).toBe('found');
  });

  it.each([
    ['title', { title: 'Two-bedroom flat, block B' }],
    ['price', { price: 2900 }],
    ['listing type', { listing_type: 'sale' }],
    ['property type', { property_type: 'house' }],
    ['region', { region: 'Ashanti' }],
    ['district', { town: 'Accra' }],
    ['location', { specific_location: 'Community 9' }],
    ['date, an hour earlier', { created_at: '2026-11-21T09:00:00Z' }],
  ])('is not a listing with a different %s', (_difference, changes) => {
    expect(kindOf([createStoredListing(changes)])).toBe('absent');
  });

  it('is only a listing that was not in the earlier list, regardless of its date', () => {
    for (const created_at of [null, '2026-11-20T10:00:00Z', '2026-11-21'])
      expect(kindOf([createStoredListing({ created_at })], { known: [{ id: '1' }] })).toBe('found');
    expect(kindOf([createStoredListing()], { known: [{ id: '9' }] })).toBe('absent');
  });

  it('is unsure without a date, with only a day, or when there are more pages', () => {
    for (const created_at of [null, 'soon', '2026-11-21'])
      expect(kindOf([createStoredListing({ created_at })])).toBe('unsure');
    expect(kindOf([createStoredListing({ created_at: '2026-11-20' })])).toBe('absent');
    expect(kindOf([], {}, 3)).toBe('unsure');
    expect(kindOf([], {}, 1)).toBe('absent');
    expect(kindOf([createStoredListing()], {}, 3)).toBe('found');
  });
});
