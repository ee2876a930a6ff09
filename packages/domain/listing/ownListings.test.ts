import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_OWN_LISTINGS,
  createOwnListings,
  LISTING_FIELD_NAMES,
  LISTING_STATUSES,
  OWN_LISTING_ORDERS,
  OWN_LISTING_SIZES,
  readOwnListingsView,
  statusChoices,
  writeOwnListingsView,
  type Listing,
  type OwnListingsView,
} from './index';

fc.configureGlobal({ seed: 20261121 });

const listing = (change: Partial<Listing>): Listing =>
  ({
    ...Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, null])),
    id: '1',
    title: '',
    propertyType: '',
    region: '',
    district: '',
    specificLocation: '',
    photos: [],
    createdAt: null,
    viewCount: null,
    ...change,
    // A listing has further fields, which are not read.
  }) as unknown as Listing;

const anyView: fc.Arbitrary<OwnListingsView> = fc.record({
  text: fc.constantFrom('', 'villa', ' VILLA  osu ', 'Agyɛman', 'shared room', 'nowhere'),
  status: fc.constantFrom('' as const, ...LISTING_STATUSES),
  order: fc.constantFrom(...OWN_LISTING_ORDERS.map(({ value }) => value)),
  size: fc.constantFrom(...OWN_LISTING_SIZES),
  page: fc.integer({ min: 1, max: 6 }),
});

const anyListings = fc
  .array(
    fc.record({
      title: fc.constantFrom('Villa in Osu', 'Agyeman House', 'Flat', ''),
      propertyType: fc.constantFrom('villa', 'shared_room', ''),
      district: fc.constantFrom('Osu', 'Kumasi', ''),
      status: fc.constantFrom('active', 'inactive', 'sold', 'rented', 'haunted', null),
      price: fc.option(fc.integer({ min: 0, max: 5 })),
      viewCount: fc.option(fc.integer({ min: 0, max: 5 })),
      createdAt: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
    { maxLength: 130 },
  )
  .map((rows) => rows.map((row, index) => listing({ ...row, id: String(index) })));

/** One pass for each rule, without anything prepared. */
function naiveFind(all: readonly Listing[], view: OwnListingsView) {
  const plain = (text: string) => text.toLowerCase().replaceAll('ɛ', 'e');
  const words = plain(view.text).trim().split(/\s+/);
  const found = all.filter(({ title, propertyType, district }) =>
    words.every((word) => plain(`${title} | ${propertyType.replace('_', ' ')} | ${district}`).includes(word)),
  );
  const matches = found.filter(({ status }) => view.status === '' || status === view.status);
  const comesFirst: Record<OwnListingsView['order'], (a: Listing, b: Listing) => boolean> = {
    '': (a, b) => a.createdAt !== null && (b.createdAt === null || a.createdAt > b.createdAt),
    oldest: (a, b) => a.createdAt !== null && (b.createdAt === null || a.createdAt < b.createdAt),
    'price-up': (a, b) => a.price !== null && (b.price === null || a.price < b.price),
    'price-down': (a, b) => a.price !== null && (b.price === null || a.price > b.price),
    views: (a, b) => a.viewCount !== null && (b.viewCount === null || a.viewCount > b.viewCount),
    stale: (a, b) => {
      const isActive = ({ status, createdAt }: Listing) => status === 'active' && createdAt !== null;
      return isActive(a) && (!isActive(b) || (a.createdAt ?? 0) < (b.createdAt ?? 0));
    },
  };
  const ordered: Listing[] = [];
  for (const item of matches) {
    let at = ordered.length;
    while (at > 0 && comesFirst[view.order](item, ordered[at - 1] ?? item)) at -= 1;
    ordered.splice(at, 0, item);
  }
  const count = (status: string) => found.filter((one) => one.status === status).length;
  return { ids: ordered.map(({ id }) => id), total: found.length, count };
}

describe('the agent’s own listings', () => {
  it('are found, ordered and counted as by a naive search', () => {
    fc.assert(
      fc.property(anyListings, fc.array(anyView, { minLength: 1, maxLength: 4 }), (all, views) => {
        const own = createOwnListings(all);
        for (const view of views) {
          const { matches, page, counts } = own.find(view);
          const naive = naiveFind(all, view);
          expect(matches.map(({ id }) => id)).toEqual(naive.ids);
          expect(counts['']).toBe(naive.total);
          for (const status of LISTING_STATUSES) expect(counts[status]).toBe(naive.count(status));
          const start = (page.page - 1) * view.size;
          expect(page.items.map(({ id }) => id)).toEqual(naive.ids.slice(start, start + view.size));
          expect(page.total).toBe(naive.ids.length);
        }
      }),
    );
  });

  it('are on exactly one page each', () => {
    fc.assert(
      fc.property(anyListings, anyView, (all, view) => {
        const own = createOwnListings(all);
        const { page, matches } = own.find({ ...view, page: 1 });
        const pages = Array.from({ length: page.pages }, (_, index) =>
          own.find({ ...view, page: index + 1 }).page.items.map(({ id }) => id),
        );
        expect(pages.flat()).toEqual(matches.map(({ id }) => id));
      }),
    );
  });

  it('do not change when they are searched', () => {
    const all = [listing({ id: 'a', price: 1 }), listing({ id: 'b', price: 2 })];
    createOwnListings(all).find({ ...ALL_OWN_LISTINGS, order: 'price-down' });
    expect(all.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are read once, however often they are searched', () => {
    const reads = { title: 0, price: 0 };
    const all = Array.from({ length: 1000 }, (_, index) => ({
      ...listing({ id: String(index), district: 'Kumasi' }),
      get title() {
        reads.title += 1;
        return `Home ${index} by the long road to the market`;
      },
      get price() {
        reads.price += 1;
        return index % 97;
      },
    }));
    const own = createOwnListings(all);
    const search = (text: string) => own.find({ ...ALL_OWN_LISTINGS, text, order: 'price-up' });
    expect(search('h').matches).toHaveLength(1000);
    const atFirst = { ...reads };
    expect(atFirst.title).toBe(1000);
    for (const text of ['ho', 'hom', 'home', 'home 9', 'home 99']) search(text);
    expect(reads).toEqual(atFirst);
  });
});

describe('the view in the URL', () => {
  it('is read as it was written, and equal views have equal URLs', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const params = writeOwnListingsView(view);
        const read = readOwnListingsView(new URLSearchParams(params.toString()));
        expect(read).toEqual({ ...view, text: view.text.trim() });
        expect(writeOwnListingsView(read).toString()).toBe(params.toString());
      }),
    );
  });

  it('is a valid view for any query string', () => {
    const anyValue = fc.oneof(fc.string(), fc.constantFrom('-1', '0', '1e3', '48', 'active', '__proto__'));
    const anyParams = fc.dictionary(fc.constantFrom('q', 'status', 'sort', 'size', 'page', 'x'), anyValue);
    fc.assert(
      fc.property(anyParams, (params) => {
        const view = readOwnListingsView(new URLSearchParams(params));
        expect(['', ...LISTING_STATUSES]).toContain(view.status);
        expect(OWN_LISTING_ORDERS.map(({ value }) => value)).toContain(view.order);
        expect(OWN_LISTING_SIZES).toContain(view.size);
        expect(view.page).toBeGreaterThanOrEqual(1);
        expect(view.text.length).toBeLessThanOrEqual(200);
        expect(readOwnListingsView(writeOwnListingsView(view))).toEqual(view);
      }),
    );
  });

  it('of all listings is empty', () => {
    expect(writeOwnListingsView(ALL_OWN_LISTINGS).toString()).toBe('');
  });
});

describe('the statuses that a listing can change to', () => {
  it('are those of its listing type, without the one that it has', () => {
    expect(statusChoices({ listingType: 'rent', status: 'active' })).toEqual(['rented', 'inactive']);
    expect(statusChoices({ listingType: 'sale', status: 'active' })).toEqual(['sold', 'inactive']);
    expect(statusChoices({ listingType: 'rent', status: 'rented' })).toEqual(['active', 'inactive']);
    expect(statusChoices({ listingType: 'sale', status: 'rented' })).toEqual(['active', 'sold', 'inactive']);
    expect(statusChoices({ listingType: null, status: 'haunted' })).toHaveLength(4);
  });
});
