import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureApi } from '../config';
import { readImageUrl } from './readImageUrl';
import { readAgent, readUser } from './readAccount';
import { readAgentProfile } from './readAgentProfile';
import { readPayment } from './readPayment';
import { readFavorites } from './readFavorites';
import { readListing, readListings } from './readListing';
import { readListingsBody } from './readListingsBody';

beforeAll(() => configureApi({ baseUrl: 'https://api.test/' }));

const wire = {
  id: 7,
  title: 'Two Bedroom Apartment',
  description: 'Near the lorry station.',
  propertyType: 'Apartment',
  listingType: 'rent',
  price: '2800.00',
  bedrooms: '2',
  bathrooms: 1,
  parking: null,
  area: 980,
  region: 'Greater Accra',
  town: 'Tema West',
  specificLocation: 'Spintex Road',
  amenities: ['running_water', 'running_water', 'tiled_floor'],
  status: 'active',
  images: [{ id: 3, url: 'listings/7/1.svg' }],
  createdAt: '2026-11-03T08:00:00Z',
  viewCount: '12',
  featured: true,
  agentId: 101,
  agentName: 'Ama Owusu',
  agentPhoneNumber: '+233 24 555 0142',
  agentProfileImage: 'https://cdn.test/a.png',
  agentBusinessName: 'Adom Keys',
  agentBio: 'I answer the same day.',
  agentVerificationStatus: 'verified',
  agentVerified: false,
};

describe('readListing', () => {
  it('reads every field, numbers also from text, ids as text', () => {
    expect(readListing(wire)).toEqual({
      id: '7',
      title: 'Two Bedroom Apartment',
      description: 'Near the lorry station.',
      propertyType: 'apartment',
      listingType: 'rent',
      price: 2800,
      bedrooms: 2,
      bathrooms: 1,
      parking: null,
      area: 980,
      region: 'Greater Accra',
      district: 'Tema West',
      specificLocation: 'Spintex Road',
      amenities: ['running_water', 'tiled_floor'],
      status: 'active',
      photos: [{ id: '3', url: 'https://api.test/storage/listings/7/1.svg' }],
      createdAt: Date.parse('2026-11-03T08:00:00Z'),
      viewCount: 12,
      isFeatured: true,
      agent: {
        id: '101',
        name: 'Ama Owusu',
        phone: '+233 24 555 0142',
        photoUrl: 'https://cdn.test/a.png',
        businessName: 'Adom Keys',
        bio: 'I answer the same day.',
        isVerified: true,
      },
    });
  });

  it('reads snake_case', () => {
    const snake = {
      id: '7',
      specific_location: 'Spintex Road',
      property_type: 'shared-room',
      listing_type: 'sale',
      images: [{ id: 1, path: 'listings/7/1.svg' }],
    };
    expect(readListing(snake)).toMatchObject({
      specificLocation: 'Spintex Road',
      propertyType: 'shared_room',
      listingType: 'sale',
      photos: [{ id: '1', url: 'https://api.test/storage/listings/7/1.svg' }],
    });
  });

  it('reads the listing type in any case, and null for an unknown one', () => {
    const read = (listingType: unknown) => readListing({ ...wire, listingType })?.listingType;
    expect([' RENT ', 'lease', 1].map(read)).toEqual(['rent', null, null]);
  });

  it('readListings leaves out invalid records and duplicate ids', () => {
    const list = readListings([
      wire,
      null,
      'x',
      {},
      { ...wire, id: '7', title: 'Again' },
      { ...wire, id: 8 },
    ]);
    expect(list.map(({ id, title }) => [id, title])).toEqual([
      ['7', 'Two Bedroom Apartment'],
      ['8', 'Two Bedroom Apartment'],
    ]);
  });

  it.each([[null], [[]], [[{}]], [[null]], ['x'], [7]])('images %j give no invalid photo', (images) => {
    const photos = readListing({ ...wire, images })?.photos ?? [];
    expect(photos.every(({ url }) => url.startsWith('https://api.test/storage/'))).toBe(true);
  });

  it('reads amenities from text, including unknown ones and without duplicates', () => {
    expect(readListing({ ...wire, amenities: 'Running Water, running_water,sea_view,' })?.amenities).toEqual([
      'running_water',
      'sea_view',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/x', 'vbscript:x', '\\\\evil\\x', ''])(
    'rejects the image URL %s',
    (path) => expect(readImageUrl(path)).toBeNull(),
  );

  it('prefixes a stored path once and leaves an absolute URL unchanged', () => {
    expect(readImageUrl('/storage/a b#1.png')).toBe('https://api.test/storage/a%20b%231.png');
    expect(readImageUrl('a%20b.png')).toBe('https://api.test/storage/a%20b.png');
    expect(readImageUrl('http://cdn.test/a.png')).toBe('http://cdn.test/a.png');
  });
});

describe('lists in responses', () => {
  it.each([
    ['data.properties', { data: { properties: [wire] } }],
    ['properties', { properties: [wire] }],
    ['data', { data: [wire] }],
    ['the root', [wire]],
  ])('listings are found at %s', (_place, body) => {
    expect(readListingsBody(body).listings).toHaveLength(1);
  });

  it.each([{}, { data: null }, { data: { properties: null } }, { data: { properties: {} } }])(
    '%j is an empty list',
    (body) => expect(readListingsBody(body)).toEqual({ listings: [], pagination: null }),
  );

  it('have pagination at data.pagination or data', () => {
    const pagination = { current_page: 1, last_page: 4, total: '90' };
    const read = { currentPage: 1, lastPage: 4, total: 90 };
    expect(readListingsBody({ data: { properties: [], pagination } }).pagination).toEqual(read);
    expect(readListingsBody({ data: { properties: [], ...pagination } }).pagination).toEqual(read);
  });

  it.each([
    ['the root', [{ id: 1, property: wire }]],
    ['favorites', { favorites: [{ id: 1, property: wire }] }],
    ['data', { data: [{ id: 1, property: wire }] }],
    ['data.favorites', { data: { favorites: [{ id: 1, property: wire }] } }],
  ])('favorites are found at %s', (_place, body) => {
    expect(readFavorites(body)).toMatchObject([{ id: '1', listingId: '7', listing: { id: '7' } }]);
  });

  it('a favorite without its property keeps its listing id', () => {
    expect(readFavorites([{ id: 1, property_id: 9, property: null }, null, {}])).toEqual([
      { id: '1', listingId: '9', listing: null },
    ]);
  });
});

describe('agents in responses', () => {
  it('have subscriptions from outside the agent record, and counts from numbers only', () => {
    const agent = readAgent(
      { id: 9, full_name: 'Kojo', listingLimit: '3', currentListings: 2, verification_status: 'Verified' },
      { subscription: { plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-12-14' } },
    );
    expect(agent).toMatchObject({
      id: '9',
      fullName: 'Kojo',
      isVerified: true,
      listingLimit: null,
      currentListings: 2,
    });
    expect(agent.subscriptions).toMatchObject([{ planCode: 'PLN_pro', name: 'Pro' }]);
  });

  it('a public profile features its active listings and sets their agent', () => {
    const profile = readAgentProfile({
      id: 9,
      full_name: 'Kojo',
      phone: '024 555 0142',
      properties: [{ id: 1, status: 'active' }, { id: 2, status: 'sold' }, null],
    });
    expect(profile?.listings.map(({ id, isFeatured, agent }) => [id, isFeatured, agent.name])).toEqual([
      ['1', true, 'Kojo'],
      ['2', false, 'Kojo'],
    ]);
  });
});

it('for any response, no reader throws, and no result contains NaN or [object Object]', () => {
  const keys = fc.constantFrom(
    ...Object.keys(wire),
    'data',
    'properties',
    'property',
    'subscriptions',
    'amount',
  );
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(keys, fc.jsonValue()),
    fc.dictionary(
      keys,
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, '', 'undefined time', '2026-13-45', -1),
    ),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const body = typeof value === 'object' && value !== null ? value : {};
      const read = [
        readListing(value),
        readListingsBody(body),
        readFavorites(value),
        readAgent(value, value),
        readAgentProfile(value),
        readUser(value),
        readPayment(value, 0),
      ];
      const numbers: number[] = [];
      JSON.stringify(read, (_key, entry: unknown) => {
        if (typeof entry === 'number') numbers.push(entry);
        return entry;
      });
      expect(numbers.every(Number.isFinite)).toBe(true);
      expect(JSON.stringify(read)).not.toContain('[object Object]');
    }),
    { numRuns: 500 },
  );
});
