import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agent, Payment } from '../account/index';
import { AMENITIES } from '../amenities/index';
import { priceStripOf, type Listing, type PriceSummary } from '../listing/index';
import { agentTasks, TASK_KINDS, type TaskKind, type TaskSources } from './index';

fc.configureGlobal({ seed: 20261121 });

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');

type TaskListing = NonNullable<TaskSources['listings']>[number];
type TaskAgent = NonNullable<TaskSources['agent']>;

const photos = (count: number): Listing['photos'] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), url: `/${index}.jpg` }));

const home = (changes: Partial<TaskListing> = {}): TaskListing => ({
  id: '1',
  title: 'Villa in Osu',
  status: 'active',
  photos: photos(6),
  amenities: ['running_water', 'prepaid_meter'],
  listingType: 'rent',
  propertyType: 'villa',
  price: 2800,
  createdAt: NOW - DAY,
  ...changes,
});

const agent = (changes: Partial<TaskAgent> = {}): TaskAgent => ({
  photoUrl: '/ama.jpg',
  businessName: 'Adom Keys',
  phone: '+233 24 555 0142',
  region: 'Greater Accra',
  district: 'Accra',
  bio: 'Family homes.',
  subscriptionType: 'Pro',
  subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: NOW + 23 * DAY }],
  listingLimit: 10,
  currentListings: 7,
  ...changes,
});

const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: '1',
  paidAt: NOW - DAY,
  planName: 'Pro',
  amount: 50,
  status: 'pending',
  reference: 'EF-1',
  ...changes,
});

const tasks = (sources: Partial<TaskSources>) =>
  agentTasks({ agent: null, listings: null, payments: null, prices: new Map(), now: NOW, ...sources });
const titles = (sources: Partial<TaskSources>) => tasks(sources).map(({ title }) => title);
const price = (percent: number): PriceSummary => ({
  comparison: `${percent}%`,
  compared: 'villas',
  percent,
  strip: priceStripOf(100 + percent, [100], 100),
});

describe('agentTasks', () => {
  it('finds nothing when everything is in order, or nothing is loaded', () => {
    expect(tasks({ agent: agent(), listings: [home()], payments: [] })).toEqual([]);
    expect(tasks({})).toEqual([]);
  });

  it('groups the listings of each kind, and counts in words', () => {
    expect(titles({ listings: [home({ photos: photos(3) })] })).toEqual([
      '1 listing has fewer than 6 photos',
    ]);
    const bare = home({ photos: [], amenities: [], createdAt: NOW - 61 * DAY });
    const found = tasks({
      listings: [bare, { ...bare, id: '2', title: ' ', photos: photos(1) }],
      prices: new Map([
        ['1', price(-50)],
        ['2', price(49)],
        ['3', price(900)],
      ]),
    });
    expect(found.map(({ title }) => title)).toEqual([
      '1 price looks unusual',
      '2 listings have fewer than 6 photos',
      '2 listings do not say where water comes from',
      '2 listings name no electricity meter',
      '2 listings are more than 60 days old',
    ]);
    expect(found.map(({ subjects }) => subjects.map(({ detail }) => detail))).toEqual([
      ['-50%'],
      ['No photos', '1 photo'],
      ['', ''],
      ['', ''],
      ['Listed 61 days ago', 'Listed 61 days ago'],
    ]);
    expect(found[1]?.subjects.map(({ name }) => name)).toEqual(['Villa in Osu', 'Untitled listing']);
    expect(found[0]?.facts).toEqual(['1 below']);
  });

  it('does not ask about an old listing that is still free, and knows what it becomes', () => {
    const old = { createdAt: NOW - 61 * DAY };
    const listings = [home(old), home({ ...old, id: '2', listingType: 'sale' }), home({ ...old, id: '3' })];
    const [task] = tasks({ listings, stillFree: new Set(['1']) });
    expect(task?.facts).toEqual(['2', '3']);
    expect(task?.subjects.map(({ goneAs }) => goneAs)).toEqual(['sold', 'rented']);
    expect(tasks({ listings, stillFree: new Set(['1', '2', '3']) })).toEqual([]);
  });

  it('asks nothing of listings that are not on offer, and no utilities of land', () => {
    const bare = home({ photos: [], amenities: [], createdAt: NOW - 900 * DAY });
    for (const status of ['rented', 'sold', 'inactive'])
      expect(tasks({ listings: [{ ...bare, status }], prices: new Map([['1', price(99)]]) })).toEqual([]);
    expect(titles({ listings: [home({ propertyType: 'land', amenities: [] })] })).toEqual([]);
  });

  it.each([
    [8, []],
    [7, ['Your Pro plan ends in 7 days']],
    [1, ['Your Pro plan ends tomorrow']],
    [0, ['Your Pro plan ends today']],
    [-1, ['Pro expired 20 November 2026']],
    [-400, ['Pro expired 17 October 2025']],
  ])('names a plan that ends in %i days', (days, expected) => {
    const subscriptions = [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: NOW + days * DAY + 1 }];
    expect(titles({ agent: agent({ subscriptions }) })).toEqual(expected);
  });

  it('names a plan that ended for an agent on Free for 30 days, and none that still runs', () => {
    const free = (days: number) =>
      titles({
        agent: agent({
          subscriptionType: 'free',
          subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: NOW + days * DAY }],
        }),
      });
    expect(free(3)).toEqual([]);
    expect(free(-30)).toEqual(['Pro expired 22 October 2026']);
    expect(free(-31)).toEqual([]);
  });

  it.each([
    ['Pro', 'PLN_pro', 'pro'],
    ['free', 'PLN_premium', 'premium'],
    ['free', 'PLN_of_last_year', undefined],
  ])('says which plan is renewed: %s with a record of %s', (subscriptionType, planCode, expected) => {
    const subscriptions = [{ planCode, name: 'Plan', expiresAt: NOW - DAY }];
    const [task] = tasks({ agent: agent({ subscriptionType, subscriptions }) });
    expect(task?.renewal?.id).toBe(expected);
  });

  it('names a plan that is exceeded, not one that is used up', () => {
    expect(titles({ agent: agent({ currentListings: 10 }) })).toEqual([]);
    expect(titles({ agent: agent({ currentListings: 11 }) })).toEqual([
      '11 listings, and your plan allows 10',
    ]);
    const ended = tasks({
      agent: agent({
        currentListings: 12,
        subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: NOW - DAY }],
      }),
    });
    expect(ended.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['plan-ended', '12 listings stay, 2 more than your plan allows now.'],
    ]);
    expect(ended[0]?.facts).toContain('12 of 10');
    for (const listingLimit of [null, -1, NaN])
      expect(titles({ agent: agent({ listingLimit, currentListings: 99 }) })).toEqual([]);
  });

  it('says what the profile needs', () => {
    const needs = (changes: Partial<TaskAgent>) => titles({ agent: agent(changes) });
    expect(needs({ bio: ' ' })).toEqual(['Your profile needs a bio']);
    expect(needs({ photoUrl: null, bio: '' })).toEqual(['Your profile needs a photo and a bio']);
    expect(needs({ photoUrl: null, phone: 'call me', district: '' })).toEqual([
      'Your profile needs a photo, a phone number that can be called and a region and district',
    ]);
  });

  it('lists payments that are pending, recent and can be checked', () => {
    const [task] = tasks({
      payments: [
        payment(),
        payment({ reference: 'EF-2', paidAt: null, planName: '', amount: null, status: 'processing' }),
        payment({ reference: 'EF-3', status: 'success' }),
        payment({ reference: 'EF-4', status: 'reversed' }),
        payment({ reference: 'EF-5', paidAt: NOW - 31 * DAY }),
        payment({ reference: ' ' }),
      ],
    });
    expect(task?.title).toBe('2 payments are not confirmed yet');
    expect(task?.subjects).toEqual([
      { id: 'EF-1', name: 'Pro, GH₵\u00a050.00', detail: '20 November 2026' },
      { id: 'EF-2', name: 'Payment', detail: 'EF-2' },
    ]);
  });
});

const listing: fc.Arbitrary<TaskListing> = fc.record({
  id: fc.nat(30).map(String),
  title: fc.constantFrom('', 'Home'),
  status: fc.constantFrom('active', 'rented', 'sold', 'inactive', 'odd', null),
  photos: fc.nat(9).map(photos),
  amenities: fc.subarray(AMENITIES.map(({ code }): string => code).concat('unknown')),
  listingType: fc.constantFrom('rent', 'sale', null),
  propertyType: fc.constantFrom('land', 'villa', ''),
  price: fc.constantFrom(2800, null),
  createdAt: fc.oneof(
    fc.constant(null),
    fc.nat(130).map((days) => NOW - days * DAY),
  ),
});

const WATER = ['running_water', 'no_running_water', 'polytank_available', 'borehole_water'];
const METERS = ['self_electricity_meter', 'shared_electricity_meter', 'prepaid_meter'];

/** Whether a listing has a task of this kind, written plainly. */
const ORACLE: Partial<Record<TaskKind, (home: TaskListing, prices: TaskSources['prices']) => boolean>> = {
  price: ({ id, price: amount }, prices) => {
    const percent = prices.get(id)?.percent;
    return amount !== null && percent !== undefined && (percent <= -50 || percent >= 50);
  },
  photos: (one) => one.photos.length < 6,
  water: (one) => one.propertyType !== 'land' && !WATER.some((code) => one.amenities.includes(code)),
  electricity: (one) => one.propertyType !== 'land' && !METERS.some((code) => one.amenities.includes(code)),
  old: (one) => one.createdAt !== null && (NOW - one.createdAt) / DAY > 60,
};

describe('agentTasks of any listings', () => {
  it('agrees with a plain reading of each rule, in order, with one task of a kind', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(30).map(String), fc.integer({ min: -99, max: 300 }))),
        (listings, percents) => {
          const prices = new Map(percents.map(([id, percent]) => [id, price(percent)]));
          const found = tasks({ listings, prices });
          const kinds = found.map(({ kind }) => kind);
          expect(kinds).toEqual(TASK_KINDS.filter((kind) => kinds.includes(kind)));
          for (const [kind, applies] of Object.entries(ORACLE)) {
            const expected = listings.filter(
              (one) => (one.status === 'active' || one.status === null) && applies(one, prices),
            );
            const task = found.find((one) => one.kind === kind);
            expect(task?.subjects.map(({ id }) => id) ?? []).toEqual(expected.map(({ id }) => id));
            expect(task?.facts.length ?? 0).toBe(expected.length);
            if (task) expect(task.title.startsWith(`${expected.length} `)).toBe(true);
          }
        },
      ),
    );
  });

  it('says nothing about an agent whose record is a complete Agent', () => {
    const complete: Agent = {
      ...agent(),
      id: '1',
      fullName: 'Ama',
      email: 'ama@example.com',
      isVerified: true,
      isEmailVerified: true,
    };
    expect(tasks({ agent: complete })).toEqual([]);
  });
});
