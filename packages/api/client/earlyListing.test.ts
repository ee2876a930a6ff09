import { safeImageUrl } from '@efie/domain';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { earlyListingExpression, earlyPhotoUrl } from './earlyListing';

const STORAGE = 'https://files.test/storage';
const listingWith = (...images: readonly unknown[]) => ({ success: true, data: { property: { images } } });

describe('the first photo of a listing', () => {
  it.each([
    ['listings/7/1-house.jpg', `${STORAGE}/listings/7/1-house.jpg`],
    ['/storage/listings/7/1.jpg', `${STORAGE}/listings/7/1.jpg`],
    [{ id: 3, url: 'listings/7/1.jpg' }, `${STORAGE}/listings/7/1.jpg`],
    [{ path: 'a.jpg' }, `${STORAGE}/a.jpg`],
    ['https://cdn.test/a.jpg?w=800', 'https://cdn.test/a.jpg?w=800'],
  ])('is read from %j', (photo, url) => {
    expect(earlyPhotoUrl(listingWith(photo, 'second.jpg'), STORAGE)).toBe(url);
    expect(earlyPhotoUrl({ data: { images: [photo] } }, STORAGE)).toBe(url);
    expect(earlyPhotoUrl({ images: [photo] }, STORAGE)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://efie.test/1',
    '//evil.test/a.jpg',
    '\\\\evil.test\\a.jpg',
    'https://user:secret@evil.test/a.jpg',
    'https://evil.test',
    '../secret.jpg',
    'listings/../../secret.jpg',
    '%2e%2e/secret.jpg',
    'a b.jpg',
    ' a.jpg',
    '',
    'a'.repeat(3000),
    7,
    null,
    {},
    { url: ['a.jpg'] },
  ])('is not requested early from %j', (photo) => {
    expect(earlyPhotoUrl(listingWith(photo), STORAGE)).toBeNull();
  });

  it.each([
    undefined,
    null,
    7,
    '',
    [],
    {},
    { data: null },
    { data: { property: { images: 7 } } },
    listingWith(),
  ])('is null in %j', (body) => {
    expect(earlyPhotoUrl(body, STORAGE)).toBeNull();
  });

  it('is the URL that the app uses, or null', () => {
    const part = fc.constantFrom(
      'a',
      '.',
      '..',
      '/',
      '//',
      '\\',
      '%2e',
      'https://',
      'storage',
      '@',
      ':',
      '?',
      '#',
      'é',
    );
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(STORAGE, '/storage'), (url, storage) => {
        const early = earlyPhotoUrl(listingWith(url), storage);
        if (early !== null) expect(early).toBe(safeImageUrl(url, storage));
      }),
      { numRuns: 5000 },
    );
  });

  it('never throws on any response', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        earlyPhotoUrl(body, STORAGE);
      }),
    );
  });
});

describe('the response of the early request', () => {
  const URL_OF_7 = 'https://efie.test/api/properties/7';

  /** A page on the path of a listing, after its first script has run. */
  function openPage() {
    const send = vi.fn(async () => Response.json({ title: 'Later' }));
    const location = new URL('https://efie.test/property/7');
    const window = { fetch: send as typeof fetch };
    const document = { documentElement: { dataset: {} } };
    const parameters = {
      pattern: '^/property/([^/]+)/?$',
      base: '/',
      apiUrl: '/api/properties',
      storageUrl: STORAGE,
    };
    runInNewContext(earlyListingExpression(parameters), {
      window,
      location,
      document,
      fetch: async () => Response.json({ title: 'Early' }),
      URL,
      Request,
    });
    const load = async (url: string): Promise<unknown> =>
      (await window.fetch(new Request(url))).json().then(({ title }: { title: string }) => title);
    return { window, load };
  }

  it('goes to the first request of that listing only', async () => {
    const { load } = openPage();
    expect(await load('https://efie.test/api/agents/1')).toBe('Later');
    expect(await load(URL_OF_7)).toBe('Early');
    expect(await load(URL_OF_7)).toBe('Later');
  });

  it('is used once also when something has wrapped fetch since', async () => {
    const { window, load } = openPage();
    const wrapped = window.fetch;
    window.fetch = (input, init) => wrapped(input, init);
    expect(await load(URL_OF_7)).toBe('Early');
    expect(await load(URL_OF_7)).toBe('Later');
  });
});
