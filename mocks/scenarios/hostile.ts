import names from '../../data/ghana-names.json' with { type: 'json' };
import type { MockDbState } from '../db/types';
import { toListingViews } from '../db/views';
import { photosIn } from '../factories/photos';
import { portraitOf } from '../factories/portraits';
import { buildSeedData, type SeedOptions } from './seedData';

const LONG = 'Spacious apartment near the lorry station ';

type WireListing = Readonly<Record<string, unknown>>;

function wireListings(state: MockDbState): WireListing[] {
  return toListingViews(state, state.listings).map((listing) => ({
    ...listing,
    images: listing.images.map(({ id, path }) => ({ id, url: path })),
  }));
}

const rooms = photosIn('living');

const manyPhotos = Array.from({ length: 200 }, (_, index) => ({
  id: `many-${index + 1}`,
  url: rooms[index % rooms.length],
}));

/** The fields that each hostile record replaces in a valid listing, by record id. */
const INVALID_FIELDS: Readonly<Record<string, WireListing>> = {
  'bad-long-title': { title: LONG.repeat(Math.ceil(10_000 / LONG.length)).slice(0, 10_000) },
  'bad-long-word': { title: 'Apartment'.repeat(1_112).slice(0, 10_000), agentName: 'Kwabena'.repeat(1_500) },
  'bad-rtl': { title: 'شقة للبيع في أكرا، ثلاث غرف نوم', description: 'شقة جميلة قريبة من السوق والمدرسة.' },
  'bad-emoji': { title: '🏡 3 Bedroom House ✨🔑 👨‍👩‍👧‍👦 🇬🇭', agentName: 'Fatima 🏠 Alhassan' },
  'bad-bidi': { title: '2 Bedroom \u202Etnemtrapa\u202C at Osu\u202E', town: 'La\u202Ekcab' },
  'bad-script': {
    title: '<script>alert(1)</script> <img src=x onerror=alert(2)> &amp; 2 Bedroom',
    description:
      '<b>Best</b> [link](javascript:alert(3)) javascript:alert(4)\nhttps://example.com/?a=1&b=<none>',
    specificLocation: '"><svg onload=alert(5)>',
    agentName: '<b>Kojo</b> Addo',
  },
  'bad-controls': {
    title: 'Flat \u0000 at \uD800 Osu\u200B\u200B',
    description: 'Line one\r\n\r\n\r\nLine\ttwo',
  },
  'bad-blank': { title: '   ', description: '', region: '', town: null, specificLocation: ' ' },
  'bad-long-text': { description: LONG.repeat(240).slice(0, 10_000) },
  'bad-price-text': { price: '450.00' },
  'bad-price-commas': { price: '1,200' },
  'bad-price-zero': { price: 0 },
  'bad-price-negative': { price: -5 },
  'bad-price-huge': { price: 1e21 },
  'bad-price-word': { price: 'abc' },
  'bad-price-null': { price: null },
  'bad-price-list': { price: [] },
  'bad-images-null': { images: null },
  'bad-images-none': { images: [] },
  'bad-images-hollow': { images: [{}, null, 'listings/x.svg', 7] },
  'bad-images-broken': {
    images: [
      { id: 'broken-1', url: 'listings/missing/1-house-noon.png' },
      { id: 'broken-2', url: 'photos/front view #1 100%.jpg' },
      { id: 'broken-3', url: 'javascript:alert(1)' },
    ],
  },
  'bad-many-photos': { images: manyPhotos },
  'bad-amenities-null': { amenities: null },
  'bad-amenities-text': { amenities: 'running_water,polytank_available' },
  'bad-amenities-unknown': {
    amenities: ['running_water', 'running_water', 'roof_top_pool', 'CCTV-24h', null, 3, '<i>gym</i>'],
  },
  'bad-amenities-many': { amenities: Array.from({ length: 500 }, (_, index) => `extra_code_${index + 1}`) },
  'bad-type-unknown': { propertyType: 'castle_on_stilts', listingType: 'barter', status: 'haunted' },
  'bad-type-spelling': { propertyType: 'Shared-Room', listingType: 'RENT', status: 'Active' },
  'bad-wrong-types': {
    title: 42,
    description: { text: 'nested' },
    bedrooms: 'three',
    bathrooms: { count: 2 },
    parking: [1],
    area: 'large',
    region: 5,
    featured: 'yes',
    viewCount: 'many',
    agentId: { id: 101 },
    agentName: ['Ama', 'Mensah'],
    agentVerified: 'true',
    amenities: { running_water: true },
  },
  'bad-land': {
    title: 'Plot of Land at Dodowa',
    propertyType: 'land',
    bedrooms: null,
    bathrooms: undefined,
    parking: null,
    area: 0,
  },
  'bad-date-word': { createdAt: 'x' },
  'bad-date-missing': { createdAt: undefined },
  'bad-date-future': { createdAt: '2031-01-01T00:00:00Z' },
  'bad-date-year-one': { createdAt: '0001-01-01T00:00:00Z' },
  'bad-date-number': { createdAt: 1_763_000_000_000 },
  'bad-views-null': { viewCount: null },
  'bad-views-text': { viewCount: '12' },
  'bad-views-negative': { viewCount: -1 },
  'bad-views-huge': { viewCount: 1e9 },
  'bad-phone-empty': { agentPhoneNumber: '' },
  'bad-phone-hyphens': { agentPhoneNumber: '024-000-4567' },
  'bad-phone-markup': { agentPhoneNumber: '<b>' },
  'bad-phone-words': { agentPhoneNumber: 'call me' },
  'bad-agent-picture': { agentProfileImage: 'javascript:alert(1)', agentBusinessName: null, agentBio: '   ' },
  'bad-agent-missing': {
    agentId: undefined,
    agentName: undefined,
    agentPhoneNumber: undefined,
    agentProfileImage: undefined,
    agentVerificationStatus: undefined,
    agentVerified: undefined,
  },
};

/** Values that are not listings. */
const NOT_LISTINGS: readonly unknown[] = [null, 'a listing', 7, [], {}, { title: 'No id' }, { id: null }];

/**
 * Wire data that violates the contract on purpose: valid listings, listings with invalid fields, values that are not
 * listings, and the id '1001' twice more, once as a number.
 */
function rawListingsOf(valid: readonly WireListing[]): unknown[] {
  const [model = {}] = valid;
  const invalid = Object.entries(INVALID_FIELDS).map(([id, changes], index) => ({
    ...(valid[index % Math.max(1, valid.length)] ?? model),
    id,
    ...changes,
  }));
  return [
    ...valid,
    { ...model, title: 'The same id again' },
    { ...model, id: 1001 },
    ...NOT_LISTINGS,
    ...invalid,
  ];
}

/** State with edge-case agent names and a list of listings that violates the contract. */
export function buildHostile(options: SeedOptions): MockDbState {
  const state = buildSeedData('hostile', 12, options);
  const demoIds = new Set(['101', '102', '103', '104', '105', '106']);
  let next = 0;
  for (const agent of state.agents) {
    if (demoIds.has(agent.id)) continue;
    agent.fullName = names.edgeCases[next % names.edgeCases.length]?.fullName ?? agent.fullName;
    if (agent.profileImage !== null) agent.profileImage = portraitOf(agent.fullName, agent.id);
    next += 1;
  }
  return { ...state, rawListings: rawListingsOf(wireListings(state)) };
}
