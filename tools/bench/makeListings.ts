import { AMENITIES, LISTING_TYPES, PROPERTY_TYPES, REGIONS, districtsOf } from '@efie/domain';
import type { Listing } from '@efie/domain';

/** A seeded random number generator (mulberry32) of numbers from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ADJECTIVES =
  'Bright Quiet Spacious Modern Cosy Furnished New Airy Renovated Secure Central Breezy'.split(' ');
const EXTRAS = [
  'with garden',
  'near the market',
  'by the trotro stop',
  'off the main road',
  'with sea view',
  'for a family',
];
const NOUNS = ['Apartment', 'House', 'Studio', 'Shared Room', 'Townhouse', 'Villa', 'Plot of Land', 'Shop'];
const STREETS =
  'Lagos Ring Mango Cantonments Palm Abebrese Kanda Nii Oxford Cocoa Liberation Asafo Hibiscus'.split(' ');
const WAYS = ['Avenue', 'Road', 'Street', 'Close', 'Lane', 'Crescent'];
const CREATED = Date.UTC(2026, 10, 21);

/** Creates the same plausible listings for the same seed, with as many different titles and streets as real ones. */
export function makeListings(count: number, seed = 1): Listing[] {
  const random = seeded(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(items.length)];
    if (item === undefined) throw new Error('The list to pick from is empty.');
    return item;
  };
  return Array.from({ length: count }, (_, row) => {
    const region = pick(REGIONS);
    const type = whole(PROPERTY_TYPES.length);
    const bedrooms = whole(7);
    const listingType = pick(LISTING_TYPES);
    const title = `${pick(ADJECTIVES)} ${bedrooms} Bedroom ${NOUNS[type] ?? ''} ${pick(EXTRAS)}`;
    // A field that the search does not use may be missing.
    return {
      id: String(row + 1),
      title,
      description: `${title}. Ask the agent for a viewing.`,
      propertyType: PROPERTY_TYPES[type] ?? 'house',
      listingType,
      price:
        random() < 0.01 ? null : Math.round((listingType === 'rent' ? 300 : 60_000) * 10 ** (random() * 2)),
      bedrooms,
      bathrooms: whole(5),
      parking: whole(4),
      area: 300 + whole(4000),
      region,
      town: pick(districtsOf(region)),
      specificLocation: `${1 + whole(400)} ${pick(STREETS)} ${pick(WAYS)}, Block ${row.toString(36)}`,
      amenities: AMENITIES.map(({ code }) => code).filter(() => random() < 0.35),
      status: 'active',
      photos: [{ id: `p${row}`, url: `/storage/p${row}.jpg` }],
      createdAt: CREATED - whole(90) * 86_400_000,
      viewCount: whole(2000),
      isFeatured: random() < 0.05,
      agent: {
        id: String(1 + whole(24)),
        name: 'Ama Serwaa',
        phone: '+233 24 000 1234',
        photoUrl: null,
        businessName: 'Ridge Homes',
        bio: '',
        isVerified: random() < 0.5,
      },
    } as Partial<Listing> as Listing;
  });
}
