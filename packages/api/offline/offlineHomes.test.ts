import fc from 'fast-check';
import type { Listing } from '@efie/domain/listing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../wire/ApiError';
import { configureApi } from '../config';
import { readListing } from '../wire/readListing';
import { readFavorites } from '../wire/readFavorites';
import { favoritesQuery } from '../favorites/useToggleFavorite';
import { getPropertyQuery } from '../listings/getProperty';
import { listPropertiesQuery, type PublicListings } from '../listings/listProperties';
import { clearRecentlyViewed } from './clearRecentlyViewed';
import { storeDataSaver } from '../device/dataSaver';
import { toggleGuestFavorite } from '../device/guestFavorites';
import { recordRecentlyViewed } from '../device/recentlyViewed';
import { endSession, getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { stubDevice, type TestDevice } from '../storage/testDevice';
import { listingRecord } from './listingRecord';
import { readAccountFavorites, readViewedHomes } from './offlineStore';
import { storedPhotoBytes } from './offlinePhotos';
import { PHOTO_CACHE, photoPath } from './photoPaths';
import { watchOfflineHomes } from './watchOfflineHomes';

fc.configureGlobal({ seed: 20261126 });

const NOW = Date.parse('2026-11-26T10:00:00Z');
const VIEWED = 'efie-offline-viewed';
const FAVORITES = 'efie-offline-favorites';

let device: TestDevice;
let requests: Request[];
/** Paths by cache. */
let photoCaches: Map<string, Map<string, Response>>;
let photoSize: number;
let stop: () => void;

const pathOf = (key: string | Request): string => (typeof key === 'string' ? key : new URL(key.url).pathname);

const openCache = (name: string) => {
  const entries = photoCaches.get(name) ?? new Map<string, Response>();
  photoCaches.set(name, entries);
  return {
    keys: async () => [...entries.keys()].map((path) => new Request(`https://efie.test${path}`)),
    match: async (key: string | Request) => entries.get(pathOf(key)),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string | Request) => entries.delete(pathOf(key)),
  };
};

const wire = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: `Home ${id}`,
  images: [
    { id: 1, url: `https://photos.test/${id}.jpg` },
    { id: 2, url: `https://photos.test/${id}b.jpg` },
  ],
  ...change,
});

const listing = (id: string, change: Readonly<Record<string, unknown>> = {}): Listing =>
  readListing(wire(id, change)) ?? expect.unreachable();

/** The server: listings by id, and photos. Everything else responds with 404. */
async function respond(request: Request): Promise<Response> {
  requests.push(request);
  const { hostname, pathname } = new URL(request.url);
  if (hostname === 'photos.test')
    return new Response(new Uint8Array(photoSize), { headers: { 'Content-Type': 'image/jpeg' } });
  const id = /^\/api\/properties\/(\w+)$/.exec(pathname)?.[1];
  return id === undefined || id === 'gone'
    ? Response.json({ message: 'Not found' }, { status: 404 })
    : Response.json({ data: wire(id) });
}

beforeEach(() => {
  device = stubDevice();
  requests = [];
  photoCaches = new Map();
  photoSize = 50_000;
  stop = () => undefined;
  configureApi({ baseUrl: 'https://api.test', storageBaseUrl: 'https://photos.test' });
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) => respond(new Request(input, init)));
  vi.stubGlobal('caches', {
    has: async (name: string) => photoCaches.has(name),
    open: async (name: string) => openCache(name),
    delete: async (name: string) => photoCaches.delete(name),
  });
});
afterEach(() => {
  stop();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = watchOfflineHomes(queryClient, { base: '/' });
  return queryClient;
}

const settle = () => vi.advanceTimersByTimeAsync(2000);

const show = (queryClient: QueryClient, home: Listing) =>
  queryClient.setQueryData(getPropertyQuery(home.id).queryKey, home);

const list = (queryClient: QueryClient, homes: readonly Listing[]) =>
  queryClient.setQueryData(listPropertiesQuery().queryKey, (): PublicListings => ({
    listings: homes,
    pagination: null,
  }));

const setFavorites = (queryClient: QueryClient, role: 'user' | 'agent', ids: readonly string[]) =>
  queryClient.setQueryData(
    favoritesQuery(role).queryKey,
    readFavorites(
      ids.map((id) => ({ id: `f${id}`, property: wire(id, { title: `Secret of the account ${id}` }) })),
    ),
  );

const viewedIds = () => readViewedHomes().map((home) => home.listing.id);
const favoriteIds = () => readAccountFavorites(getSession()).homes.map((home) => home.listing.id);
const photos = () => [...(photoCaches.get(PHOTO_CACHE)?.keys() ?? [])];
const photoOf = (id: string) => photoPath('/', `https://photos.test/${id}.jpg`);

describe('listingRecord', () => {
  it('has the names of the wire, which are stored on devices', () => {
    const record = listingRecord(listing('1', { town: 'Kumasi' }));
    expect(record).toMatchObject({ town: 'Kumasi', images: [{ id: '1' }, { id: '2' }] });
    expect(record).not.toHaveProperty('district');
  });

  it('is read back as the same listing', () => {
    const text = fc.string({ maxLength: 30 });
    const anyWire = fc.record(
      {
        id: fc.stringMatching(/^[a-z\d-]{1,12}$/),
        title: text,
        description: text,
        price: fc.oneof(fc.integer({ min: 0, max: 9_000_000 }), text),
        bedrooms: fc.oneof(fc.integer({ min: 0, max: 20 }), text),
        propertyType: fc.constantFrom('house', 'Villa', 'castle', ''),
        listingType: fc.constantFrom('rent', 'sale', 'other'),
        region: text,
        town: text,
        amenities: fc.array(fc.constantFrom('borehole', 'prepaid_meter', 'Tiled Floor')),
        images: fc.array(
          fc.record({ id: fc.integer(), url: fc.constantFrom('a/b.jpg', 'https://x.test/é.jpg') }),
        ),
        createdAt: fc.constantFrom('2026-11-03T08:00:00Z', 'never', null),
        viewCount: fc.option(fc.integer({ min: 0, max: 1000 })),
        featured: fc.option(fc.boolean()),
        agentId: fc.integer(),
        agentName: text,
        agentProfileImage: fc.constantFrom('p.png', 'javascript:alert(1)', null),
        agentVerified: fc.boolean(),
      },
      { requiredKeys: ['id'] },
    );
    fc.assert(
      fc.property(anyWire, (record) => {
        const before = readListing(record);
        if (before === null) return;
        expect(readListing(JSON.parse(JSON.stringify(listingRecord(before))))).toEqual(before);
      }),
    );
  });
});

describe('the homes that are stored', () => {
  it('are those last viewed, the last first, from public responses and with their first photo', async () => {
    const queryClient = watch();
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    list(queryClient, [listing('2'), listing('3')]);
    recordRecentlyViewed('2');
    await settle();
    expect(viewedIds()).toEqual(['2', '1']);
    expect(readViewedHomes()[0]).toMatchObject({ savedAt: NOW, photoPath: photoOf('2') });
    expect(readViewedHomes()[0]?.listing.photos).toHaveLength(1);
    expect(photos()).toEqual([photoOf('2'), photoOf('1')]);
    expect(await storedPhotoBytes()).toBe(100_000);
  });

  it('are favorites of a guest too', async () => {
    const queryClient = watch();
    list(queryClient, [listing('4')]);
    toggleGuestFavorite('4');
    await settle();
    expect(viewedIds()).toEqual(['4']);
  });

  it('are replaced by a newer response, and removed when the server says that the listing is gone', async () => {
    const queryClient = watch();
    show(queryClient, listing('1'));
    show(queryClient, listing('gone'));
    recordRecentlyViewed('1');
    recordRecentlyViewed('gone');
    await settle();
    expect(viewedIds()).toEqual(['gone', '1']);
    vi.setSystemTime(NOW + 60_000);
    show(queryClient, listing('1', { title: 'Cheaper now' }));
    await queryClient.fetchQuery({ ...getPropertyQuery('gone'), staleTime: 0 }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
    });
    await settle();
    expect(readViewedHomes().map((home) => home.listing.title)).toEqual(['Cheaper now']);
    expect(photos()).toEqual([photoOf('1')]);
  });

  it('are gone, with their photos, once Recently viewed is cleared, even before the next run', async () => {
    const queryClient = watch();
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    await settle();
    clearRecentlyViewed();
    expect(device.has(VIEWED)).toBe(false);
    await settle();
    expect([...photoCaches.keys()]).toEqual([]);
  });

  it('of another version of the app, or damaged, are not read', () => {
    for (const text of [
      '{',
      '[]',
      '{"version":2,"homes":[{}]}',
      '{"version":1,"homes":[{"listing":{}},7]}',
    ]) {
      device.set(VIEWED, text);
      expect(readViewedHomes()).toEqual([]);
    }
    device.set(
      VIEWED,
      JSON.stringify({
        version: 1,
        homes: [{ listing: listingRecord(listing('1')), savedAt: NOW, photoPath: '//evil.test/x' }],
      }),
    );
    expect(readViewedHomes()).toMatchObject([{ photoPath: null }]);
  });
});

describe('photos', () => {
  it('are requested without credentials, and not with the data saver or offline', async () => {
    const queryClient = watch();
    storeDataSaver(true);
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    await settle();
    expect(viewedIds()).toEqual(['1']);
    expect(requests).toEqual([]);

    storeDataSaver(false);
    vi.stubGlobal('navigator', { onLine: false });
    recordRecentlyViewed('2');
    await settle();
    expect(requests).toEqual([]);

    vi.stubGlobal('navigator', { onLine: true });
    recordRecentlyViewed('1');
    await settle();
    expect(requests.map(({ url, credentials }) => [url, credentials])).toEqual([
      ['https://photos.test/1.jpg', 'omit'],
    ]);
  });

  it('that are too large are requested once and not stored', async () => {
    photoSize = 700_000;
    const queryClient = watch();
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    await settle();
    recordRecentlyViewed('2');
    await settle();
    expect(photos()).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(readViewedHomes()).toMatchObject([{ photoPath: null }]);
  });

  it('of other hosts, which the policy blocks, are not requested', async () => {
    const queryClient = watch();
    show(queryClient, listing('1', { images: [{ id: 1, url: 'https://elsewhere.test/1.jpg' }] }));
    recordRecentlyViewed('1');
    await settle();
    expect(requests).toEqual([]);
    expect(readViewedHomes()).toMatchObject([{ photoPath: null }]);
  });

  it('whose request failed are requested again once the device is online', async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const queryClient = watch();
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    await settle();
    expect(photos()).toEqual([]);
    vi.stubGlobal('fetch', fetch);
    recordRecentlyViewed('2');
    await settle();
    expect(photos()).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(photos()).toEqual([photoOf('1')]);
  });

  it('that never arrive are aborted, and what is no longer wanted is then removed', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const queryClient = watch();
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    await settle();
    vi.stubGlobal(
      'fetch',
      (_input: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('timeout')));
        }),
    );
    show(queryClient, listing('2'));
    recordRecentlyViewed('2');
    await settle();
    clearRecentlyViewed();
    await settle();
    expect(photos()).toEqual([photoOf('1')]);
    timeout.abort();
    await settle();
    expect(photos()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('run no scripts when they are opened as a page', async () => {
    const queryClient = watch();
    show(queryClient, listing('1'));
    recordRecentlyViewed('1');
    await settle();
    const [response] = photoCaches.get(PHOTO_CACHE)?.values() ?? [];
    expect(response?.headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});

describe('favorites of an account', () => {
  const signIn = (token = 'token-of-ama') =>
    startSession('user', token, { id: 1, name: 'Ama', email: 'ama@example.com' });

  it('are stored as ids, and their homes from public responses only', async () => {
    signIn();
    const queryClient = watch();
    setFavorites(queryClient, 'user', ['1', '2']);
    list(queryClient, [listing('1')]);
    await settle();
    expect(favoriteIds()).toEqual(['1', '2']);
    expect(device.get(FAVORITES)).not.toContain('Secret of the account');
    const forListings = requests.filter(({ url }) => url.startsWith('https://api.test'));
    expect(forListings.map(({ url }) => url)).toEqual(['https://api.test/api/properties/2']);
    for (const request of requests) expect(request.headers.get('Authorization')).toBeNull();
    expect(photos()).toEqual([photoOf('1'), photoOf('2')]);
  });

  it('without a public response are not requested with the data saver', async () => {
    storeDataSaver(true);
    signIn();
    setFavorites(watch(), 'user', ['1']);
    await settle();
    expect(requests).toEqual([]);
    expect(readAccountFavorites(getSession())).toMatchObject({ ids: ['1'], homes: [] });
  });

  it('that the server has removed are requested once', async () => {
    signIn();
    const queryClient = watch();
    setFavorites(queryClient, 'user', ['gone', '1']);
    await settle();
    recordRecentlyViewed('5');
    await settle();
    expect(requests.filter(({ url }) => url.endsWith('/gone'))).toHaveLength(1);
    expect(favoriteIds()).toEqual(['1']);
  });

  it('leave nothing on the device after logging out: texts at once, photos right after', async () => {
    signIn();
    const queryClient = watch();
    setFavorites(queryClient, 'user', ['1', '2']);
    show(queryClient, listing('2'));
    recordRecentlyViewed('2');
    await settle();
    expect(device.get(FAVORITES)).toContain('Home 1');
    endSession();
    expect(device.has(FAVORITES)).toBe(false);
    // The tab may be closed at once.
    await vi.advanceTimersByTimeAsync(0);
    expect(photos()).toEqual([photoOf('2')]);
    queryClient.clear();
    await settle();
    expect([...device.keys()].toSorted()).toEqual(['efie-offline-viewed', 'efie-recently-viewed']);
    // The home that was viewed on this device stays.
    expect(viewedIds()).toEqual(['2']);
    expect(photos()).toEqual([photoOf('2')]);
  });

  it('do not come back from a photo that arrives after logging out', async () => {
    signIn();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
      await arrival;
      return respond(new Request(input, init));
    });
    const queryClient = watch();
    setFavorites(queryClient, 'user', ['1']);
    show(queryClient, listing('1'));
    await settle();
    endSession();
    queryClient.clear();
    arrive();
    await settle();
    expect(photos()).toEqual([]);
    expect(device.has(FAVORITES)).toBe(false);
  });

  it('are not read by another account, which logs in without the first having logged out', async () => {
    signIn();
    const queryClient = watch();
    setFavorites(queryClient, 'user', ['1']);
    show(queryClient, listing('1'));
    await settle();
    const stored = device.get(FAVORITES) ?? '';
    startSession('agent', 'token-of-kofi', { id: 2 });
    expect(device.has(FAVORITES)).toBe(false);
    // As left by a tab of an older version.
    device.set(FAVORITES, stored);
    expect(readAccountFavorites(getSession())).toMatchObject({ ids: [], homes: [] });
    await settle();
    expect(device.has(FAVORITES)).toBe(false);
    expect(photos()).toEqual([]);
  });
});
