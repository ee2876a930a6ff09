import { safeImageUrl } from '@efie/domain/contact';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { getProperty } from '../listings/getProperty';
import { configureApi } from './config';
import { earlyListingExpression, earlyPhotoUrl } from './earlyListing';
import { isAbortError } from './isAbortError';
import { readImageUrl } from './readImageUrl';

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
    { images: 'a.jpg' },
    { images: { 0: 'a.jpg' } },
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
  function openPage({ path = '/property/7', storageBaseUrl = STORAGE } = {}) {
    const send = vi.fn(async () => Response.json({ title: 'Later' }));
    const sendEarly = vi.fn(async (_url: string, _init: { signal: AbortSignal }) =>
      Response.json({ title: 'Early', images: ['a.jpg'] }),
    );
    const location = new URL(path, 'https://efie.test');
    const window = { fetch: send as typeof fetch };
    const preloaded: { href: string }[] = [];
    const document = {
      documentElement: {
        dataset: {},
        style: { getPropertyValue: () => '', setProperty: () => undefined },
      },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloaded.push(link) },
    };
    const parameters = {
      pattern: '^/property/([^/]+)/?$',
      base: '/',
      baseUrl: '',
      storageBaseUrl,
    };
    runInNewContext(earlyListingExpression(parameters), {
      window,
      location,
      document,
      fetch: sendEarly,
      AbortController,
      URL,
      Request,
    });
    const load = async (url: string): Promise<unknown> =>
      (await window.fetch(new Request(url))).json().then(({ title }: { title: string }) => title);
    return { window, load, send, sendEarly, preloaded };
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

  it('is aborted with the request that it goes to', () => {
    const { window, sendEarly } = openPage();
    const controller = new AbortController();
    void window.fetch(new Request(URL_OF_7, { signal: controller.signal }));
    const signal = sendEarly.mock.calls[0]?.[1].signal;
    expect(signal?.aborted).toBe(false);
    controller.abort();
    expect(signal?.aborted).toBe(true);
    expect(isAbortError(signal?.reason)).toBe(true);
  });

  it('is aborted when that request is aborted already', () => {
    const { window, sendEarly } = openPage();
    void window.fetch(new Request(URL_OF_7, { signal: AbortSignal.abort() }));
    expect(sendEarly.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  it.each(['a@b', 'a:b', 'a+b', 'a,b', 'a%20b', 'a%2Fb', 'é', "a'b"])(
    'goes to the request of the app for the id %s',
    async (id) => {
      const { window, send } = openPage({ path: `/property/${id}` });
      configureApi({ baseUrl: 'https://efie.test' });
      vi.stubGlobal('fetch', window.fetch);
      await getProperty(decodeURIComponent(id), new AbortController().signal).catch(() => undefined);
      vi.unstubAllGlobals();
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('ignores the case of the path, as the router does', async () => {
    const { load } = openPage({ path: '/Property/7' });
    expect(await load(URL_OF_7)).toBe('Early');
  });

  it.each(['/property/%E0%A4%A', '/property/%', '/listings'])('is not requested on %s', (path) => {
    const { window, send, sendEarly } = openPage({ path });
    expect(sendEarly).not.toHaveBeenCalled();
    expect(window.fetch).toBe(send);
  });

  it.each(['/', '', '/photos/', 'https://files.test'])(
    'has its photo at the URL of the app when the storage is %j',
    async (storageBaseUrl) => {
      const { preloaded } = openPage({ storageBaseUrl });
      await vi.waitFor(() => expect(preloaded).toHaveLength(1));
      configureApi({ storageBaseUrl });
      expect(preloaded[0]?.href).toBe(readImageUrl('a.jpg'));
    },
  );
});
