import fc from 'fast-check';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addPropertyImage,
  ApiError,
  deleteProperty,
  deletePropertyImage,
  getAgentProfileQuery,
  getPropertyQuery,
  getPropertyViewsQuery,
  reportProperty,
  updateProperty,
  startSession,
} from '..';
import { removeAgentFavorite } from '../favorites/removeAgentFavorite';
import { removeUserFavorite } from '../favorites/removeUserFavorite';
import { configureApi } from '../config';
import { readFieldErrors } from './errorFromResponse';
import { readImageUrl } from './readImageUrl';
import { readAgent, readUser } from './readAccount';
import { readAgentProfile } from './readAgentProfile';
import { readPayment } from './readPayment';
import { readFavorites } from './readFavorites';
import { readListing } from './readListing';
import { readListingsBody } from './readListingsBody';
import { readableMessage } from './readers';

fc.configureGlobal({ seed: 20261121 });

const BASE = 'https://api.test';
const server = setupServer();

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('messages of the server', () => {
  const long = 'x'.repeat(20_000);

  it('an unreadable or long field message is replaced by a generic one', () => {
    const errors = { title: [long], price: '<b>No</b>', region: ['Choose a region.'], town: { deep: 'x' } };
    expect(readFieldErrors(errors)).toEqual({
      title: 'Check this field.',
      price: 'Check this field.',
      region: 'Choose a region.',
    });
  });

  it('of three thousand unknown fields 50 are read', () => {
    const errors = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`field${index}`, [`No ${index}.`]]),
    );
    expect(Object.keys(readFieldErrors(errors))).toHaveLength(50);
  });

  it.each([long, '<html><h1>Fatal error</h1></html>', ` \n<!doctype html>`])(
    'a 200 with success false and %.20s has no message',
    async (message) => {
      server.use(
        http.post(`${BASE}/api/report-property`, () => HttpResponse.json({ success: false, message })),
      );
      const report = { name: '', email: '', reason: '', message: '', listingId: '7', agentId: '3' };
      const failure = await reportProperty(report).catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'app', serverMessage: '' });
    },
  );

  it('for any value, messages have at most 300 characters and are not HTML', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', maxLength: 1000 }),
      fc.dictionary(fc.string(), fc.oneof(fc.anything(), fc.array(fc.string({ maxLength: 700 })))),
    );
    const check = (message: string) => {
      expect(message.length).toBeLessThanOrEqual(300);
      expect(message.trimStart().startsWith('<')).toBe(false);
    };
    fc.assert(
      fc.property(anything, (value) => {
        check(readableMessage(value));
        for (const message of Object.values(readFieldErrors(value))) {
          check(message);
          expect(message).not.toBe('');
        }
      }),
    );
  });
});

describe('implausible numbers', () => {
  it.each([1e308, -1e308, 1e21, '1e21', '9'.repeat(400), 1001])('%s bedrooms are read as null', (count) => {
    expect(readListing({ id: 1, bedrooms: count, bathrooms: count })).toMatchObject({
      bedrooms: null,
      bathrooms: null,
    });
  });

  it.each([1e308, -1e308, 1e21, '1e21'])('%s is not an area, view count, district or id', (value) => {
    const listing = { id: 1, area: value, parking: value, viewCount: value };
    expect(readListing(listing)).toMatchObject({ area: null, parking: null, viewCount: null });
    const body = { properties: [], pagination: { current_page: 1, last_page: value, total: value } };
    expect(readListingsBody(body).pagination).toBeNull();
    if (typeof value === 'number') {
      expect(readListing({ id: 1, town: value })).toMatchObject({ district: '' });
      expect(readListing({ id: value })).toBeNull();
      expect(readAgent({ currentListings: value, listingLimit: value })).toMatchObject(
        value > 0 ? { currentListings: null, listingLimit: null } : {},
      );
      expect(readPayment({ amount: value }, 0)).toMatchObject({ amount: null });
    }
  });

  it('a numeric id is read when it is a safe integer, a text id always', () => {
    expect(readListing({ id: 9_007_199_254_740_991 })?.id).toBe('9007199254740991');
    expect(readListing({ id: 2 ** 60 })).toBeNull();
    expect(readListing({ id: '1152921504606846976' })?.id).toBe('1152921504606846976');
  });
});

describe('long lists and texts', () => {
  it('500 amenities and 200 photos are all read, 20,000 are truncated to 500', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, index) => `code_${index}`);
    const images = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: index, url: `${index}.jpg` }));
    const whole = readListing({ id: 1, amenities: codes(500), images: images(200) });
    expect([whole?.amenities.length, whole?.photos.length]).toEqual([500, 200]);
    const cut = readListing({ id: 1, amenities: codes(20_000), images: images(20_000) });
    expect([cut?.amenities.length, cut?.photos.length]).toEqual([500, 500]);
    const text = readListing({ id: 1, amenities: codes(20_000).join(',') });
    expect(text?.amenities.length).toBeLessThanOrEqual(500);
  });

  it('ten thousand characters are all read, four million are truncated', () => {
    const listingOfLength = (count: number) => ({
      id: 1,
      title: 'x'.repeat(count),
      description: 'y'.repeat(count),
    });
    expect(readListing(listingOfLength(10_000))?.description).toHaveLength(10_000);
    expect(readListing(listingOfLength(4_000_000))?.description).toHaveLength(20_000);
    expect(readAgent({ bio: 'x'.repeat(4_000_000) }).bio).toHaveLength(20_000);
  });

  it('titles, names and places have at most 500 characters, and say that they are truncated', () => {
    const long = 'x'.repeat(1_000_000);
    const cut = `${'x'.repeat(499)}…`;
    const listing = readListing({ id: 1, title: long, specificLocation: long, agentName: long });
    expect(listing).toMatchObject({ title: cut, specificLocation: cut, agent: { name: cut } });
    expect(readAgent({ fullName: long, businessName: long })).toMatchObject({
      fullName: cut,
      businessName: cut,
    });
    expect(readUser({ name: long })).toMatchObject({ name: cut });
    expect(readListing({ id: 1, description: long })?.description.endsWith('x…')).toBe(true);
    expect(readListing({ id: 1, title: 'x'.repeat(500) })?.title).toBe('x'.repeat(500));
  });

  it('for any record, no text is longer than 20,000 characters and no list longer than 500', () => {
    const big = fc.constantFrom(
      'x'.repeat(50_000),
      '\ud83d'.repeat(50_000),
      Array.from({ length: 2000 }, (_, index) => `a${index}`),
      Array.from({ length: 2000 }, (_, index) => ({ id: index, url: `${index}.jpg`, plan_code: 'x' })),
      1e300,
      -1e300,
    );
    const names = 'id title description price bedrooms area region town amenities images status viewCount bio'
      .concat(' fullName email phone subscriptions listingLimit amount reference agentName agentId')
      .split(' ');
    const record = fc.dictionary(fc.constantFrom(...names), fc.oneof(big, fc.anything()));
    const check = (value: unknown): void => {
      if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(20_000);
      if (typeof value === 'number') expect(Math.abs(value)).toBeLessThanOrEqual(8e12);
      if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(500);
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(check);
    };
    fc.assert(
      fc.property(record, (value) => {
        const readers = [readListing, readAgent, readAgentProfile, readUser, readFavorites];
        for (const read of readers) check(read(value));
        check(readPayment(value, 0));
      }),
    );
  });
});

describe('ids that would change the request path', () => {
  const query = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

  it.each(['', '.', '..'])(
    'nothing is sent for the id "%s", and the request rejects with 404',
    async (id) => {
      const sent = vi.fn();
      server.use(
        http.all(`${BASE}/*`, ({ request }) => {
          sent(`${request.method} ${request.url}`);
          return HttpResponse.json({ success: true, data: {} });
        }),
      );
      startSession('agent', 'token-1', { id: '9' });
      const calls = [
        query().fetchQuery(getPropertyQuery(id)),
        query().fetchQuery(getPropertyViewsQuery(id)),
        query().fetchQuery(getAgentProfileQuery(id)),
        deleteProperty(id),
        deletePropertyImage({ photoId: id }),
        updateProperty({ id, changes: {} }),
        addPropertyImage({ id, photo: new File([], 'a.jpg') }),
      ];
      for (const call of await Promise.allSettled(calls)) {
        expect(call).toMatchObject({ status: 'rejected', reason: { kind: 'http', status: 404 } });
        expect(call.status === 'rejected' && call.reason instanceof ApiError).toBe(true);
      }
      await expect(removeUserFavorite(id)).resolves.toBeNull();
      await expect(removeAgentFavorite(id)).resolves.toBeNull();
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it('an id of dots in a response counts as missing', () => {
    expect(readListing({ id: '..' })).toBeNull();
    expect(readListing({ id: ' . ' })).toBeNull();
    expect(readAgentProfile({ id: '..' })).toBeNull();
    expect(readFavorites([{ property_id: '..' }])).toEqual([]);
    expect(readListing({ id: 1, agentId: '..', images: [{ id: '..', url: 'a.jpg' }] })).toMatchObject({
      agent: { id: '' },
      photos: [{ id: null }],
    });
    expect(readListing({ id: '...' })?.id).toBe('...');
  });
});

describe('photos without an id', () => {
  it.each([
    ['a text', 'listings/7/1.jpg'],
    ['an object with only a URL', { url: 'listings/7/1.jpg' }],
    ['an id that is not text', { id: {}, path: 'listings/7/1.jpg' }],
  ])('%s has the id null', (_name, image) => {
    const url = 'https://api.test/storage/listings/7/1.jpg';
    expect(readListing({ id: 7, images: [image, image] })?.photos).toEqual([
      { id: null, url },
      { id: null, url },
    ]);
  });
});

it('no stored path leaves the storage folder, with any encoding of its dots', () => {
  for (const path of [
    '%2e%2e/x.png',
    '.%2E/x.png',
    'a/%2e%2e%2fx.png',
    '..%5cx.png',
    'a%2f..%2f..%2fx',
    '..?',
    '../x',
  ])
    expect(readImageUrl(path), path).toBeNull();
  expect(readImageUrl('a..b/..c/d...png')).toBe('https://api.test/storage/a..b/..c/d...png');
  const pieces = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '%25',
    '2e',
    'a',
    '%',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const url = readImageUrl(parts.join(''));
      if (url === null) return;
      // Servers may decode the path once more.
      const { pathname } = new URL(url);
      const decoded = pathname.replaceAll(/%2e/gi, '.').replaceAll(/%2f|%5c/gi, '/');
      expect(new URL(decoded, BASE).pathname).toMatch(/^\/storage\//);
    }),
    { numRuns: 2000 },
  );
});
