import type { Listing } from '@efie/domain/listing';
import { wireListing } from '@efie/mocks';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pngBytes } from '../../../testing/photoBytes';
import { createRequestHandler } from './requestHandler';
import { sitemap } from './sitemap';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';
const BACKEND = 'https://api.test';
const HEADERS = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
const server = setupServer(http.get(`${BACKEND}/storage/*`, () => new HttpResponse(null, { status: 404 })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const respondWith = (body: object, status = 200) =>
  server.use(http.get(`${BACKEND}/api/properties/7`, () => HttpResponse.json(body, { status })));

type Options = Partial<Parameters<typeof createRequestHandler>[0]>;

const optionsWith = (options: Options) => ({
  page: PAGE,
  robots: 'User-agent: *\n',
  siteUrl: 'https://efie.test',
  backendUrl: BACKEND,
  headers: HEADERS,
  ...options,
});

/** A handler of a fresh module, because one process serves one backend. */
async function createHandler(options: Options = {}) {
  vi.resetModules();
  const module = await import('./requestHandler');
  return module.createRequestHandler(optionsWith(options));
}

const open = async (path = '/property/7?ref=whatsapp', options: Options = {}) =>
  (await createHandler(options))(new Request(`https://host.of.an.edge${path}`));

/** A photo on the storage, but for 'cdn'. */
const imageOf = (name: string, id: number) => ({
  id,
  url: name === 'cdn' ? 'https://cdn.test/cdn.png' : `/storage/${name}.png`,
});

const listing = (overrides = {}) => ({
  ...wireListing(7, { title: 'Two Bedroom Apartment', price: 2800, listingType: 'rent' }),
  images: [{ id: 1, url: '/storage/front.jpg' }],
  ...overrides,
});

describe('the page of a listing', () => {
  it('describes the home to link previews', async () => {
    respondWith(listing());
    const response = await open();
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=300');
    expect(html).toContain('<title>Two Bedroom Apartment | Efie</title>');
    expect(html).toContain('<meta property="og:title" content="Two Bedroom Apartment">');
    expect(html).toMatch(/<meta property="og:description" content="GH₵\s2,800 per month\. For Rent in /);
    expect(html).toContain('<meta property="og:image" content="https://api.test/storage/front.jpg">');
    expect(html).toContain('<meta property="og:image:alt" content="Two Bedroom Apartment">');
    expect(html).toContain('<meta property="og:url" content="https://efie.test/property/7">');
    expect(html).toContain('<meta property="product:price:amount" content="2800">');
    expect(html).toContain('</head><body><div id="root"></div>');
  });

  it('has the first photo of at most 300 kB, with its size', async () => {
    respondWith(listing({ images: ['large', 'streamed', 'cdn', 'small', 'smaller'].map(imageOf) }));
    const photo = pngBytes({ width: 1200, height: 800 });
    const sendPhoto = (name: string, length: number | null) =>
      http.get(`${BACKEND}/storage/${name}.png`, () => {
        const headers = length === null ? {} : { 'Content-Length': String(length) };
        return new HttpResponse(new Blob([photo]).stream(), { headers });
      });
    server.use(
      sendPhoto('large', 300_001),
      sendPhoto('streamed', null),
      sendPhoto('small', 300_000),
      sendPhoto('smaller', 10),
    );
    const html = await (await open()).text();
    expect(html).toContain('<meta property="og:image" content="https://api.test/storage/small.png">');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="800">');
    expect(html).toContain('<meta property="og:image:alt" content="Two Bedroom Apartment">');
  });

  it('has the first photo, of unknown size, when none is known to be that small', async () => {
    respondWith(listing({ images: ['front', 'back'].map(imageOf) }));
    server.use(http.get(`${BACKEND}/storage/*`, () => HttpResponse.text('<html>')));
    const html = await (await open()).text();
    expect(html).toContain('<meta property="og:image" content="https://api.test/storage/front.png">');
    expect(html).not.toContain('og:image:width');
  });

  it.each(['/Property/7', '/property/7/', '/property/%37'])(
    'has one URL for %s, as the app does',
    async (path) => {
      respondWith(listing());
      const html = await (await open(path)).text();
      expect(html).toContain('<meta property="og:url" content="https://efie.test/property/7">');
    },
  );

  it('is below the base path of the app', async () => {
    respondWith(listing());
    const options = { siteUrl: 'https://efie.test/homes/' };
    const html = await (await open('/homes/property/7', options)).text();
    expect(html).toContain('<meta property="og:url" content="https://efie.test/homes/property/7">');
    expect((await open('/property/7', options)).status).toBe(404);
  });

  it('responds to GET and HEAD only', async () => {
    const request = new Request('https://efie.test/property/7', { method: 'POST' });
    expect((await (await createHandler())(request)).status).toBe(405);
  });

  it('does not follow the backend to another host', async () => {
    server.use(
      http.get(`${BACKEND}/api/properties/7`, () => HttpResponse.redirect('https://evil.test/', 302)),
      http.get('https://evil.test/', () => HttpResponse.json(listing())),
    );
    expect(await (await open()).text()).toBe(PAGE);
  });

  it('sends no request that Cloudflare rejects', async () => {
    const modes: RequestRedirect[] = [];
    server.use(
      http.get(`${BACKEND}/api/*`, ({ request }) => {
        modes.push(request.redirect);
        return HttpResponse.json(listing());
      }),
    );
    await open();
    await open('/sitemap.xml');
    expect(modes).toEqual(['manual', 'manual']);
  });

  it('shows no photo that is not on HTTPS', async () => {
    respondWith(listing({ images: [{ id: 1, url: 'blob:https://efie.test/1' }] }));
    expect(await (await open()).text()).not.toContain('og:image');
  });

  it('refuses a second backend in one process', () => {
    createRequestHandler(optionsWith({}));
    const other = optionsWith({ backendUrl: 'https://other.test' });
    expect(() => createRequestHandler(other)).toThrow('serves https://api.test already');
    const otherPhotos = optionsWith({ storageUrl: 'https://photos.test' });
    expect(() => createRequestHandler(otherPhotos)).toThrow(
      'not https://api.test with photos of https://photos.test',
    );
  });

  it.each([200, 404, 503])(
    'has the security headers of the build, also when the backend says %i',
    async (status) => {
      respondWith(listing(), status);
      const response = await open();
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'",
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('gives photos on the site’s own host an absolute URL, and leaves out what is unknown', async () => {
    respondWith(listing({ price: null }));
    const html = await (await open(undefined, { storageUrl: '/photos' })).text();
    expect(html).toContain('content="https://efie.test/photos/storage/front.jpg"');
    expect(html).not.toContain('product:price');
  });

  it('escapes what an agent wrote', async () => {
    respondWith(listing({ title: '"><script>alert(1)</script>$&' }));
    const html = await (await open()).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('$&#38;');
  });

  it.each([
    '/property/7',
    '/property/%E0%A4%A',
    '/property/%2E%2E%2F',
    '/listings',
    '//x/property/7',
    '/property/a/b',
  ])('is the plain page with a status of 404 where there is no listing: %s', async (path) => {
    server.use(
      http.get(`${BACKEND}/api/*`, () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })),
    );
    const response = await open(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(PAGE);
  });

  it('is not found when the backend says that the listing is gone', async () => {
    respondWith({ message: 'Gone.' }, 410);
    expect((await open()).status).toBe(404);
  });

  it('is the plain page when the backend fails or is slow', async () => {
    respondWith({ message: 'Down' }, 503);
    expect(await (await open()).text()).toBe(PAGE);
    server.use(
      http.get(`${BACKEND}/api/properties/7`, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const response = await open('/property/7', { timeout: 20 });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PAGE);
  });
});

describe('the sitemap', () => {
  const openSitemap = async (body: object | null, options: Options = {}, path = '/sitemap.xml') => {
    const respond = () => (body === null ? HttpResponse.error() : HttpResponse.json(body));
    server.use(http.get(`${BACKEND}/api/properties`, respond));
    const response = await open(path, options);
    const xml = await response.text();
    const urls = [...xml.matchAll(/<url><loc>([^<>]*)<\/loc><\/url>/g)].map(([, url]) => url);
    return { response, xml, urls };
  };
  const pages = ['', 'listings', 'about', 'plans', 'privacy-policy', 'terms-of-service'];

  it('lists the public pages and the listings', async () => {
    const { response, xml, urls } = await openSitemap({ properties: [wireListing(7), wireListing(8)] });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(urls).toEqual([...pages, 'property/7', 'property/8'].map((path) => `https://efie.test/${path}`));
    // Nothing but these elements in the form of the protocol.
    expect(xml.replaceAll(/<url><loc>[^<>]*<\/loc><\/url>\n/g, '')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n',
    );
  });

  it('escapes ids, and is below the base path of the app', async () => {
    const { urls } = await openSitemap(
      { properties: [wireListing(7, { id: `a&<b>'"/é` })] },
      { siteUrl: 'https://efie.test/homes/' },
      '/homes/sitemap.xml',
    );
    expect(urls.at(0)).toBe('https://efie.test/homes/');
    expect(urls.at(-1)).toBe('https://efie.test/homes/property/a%26%3Cb%3E&#39;%22%2F%C3%A9');
  });

  it('has 50,000 URLs at most', () => {
    const listings = Array.from({ length: 50_000 }, (): Pick<Listing, 'id'> => ({ id: '7' }));
    expect(sitemap('https://efie.test', listings).match(/<url>/g)).toHaveLength(50_000);
  });

  it('has the public pages only when the backend fails', async () => {
    const { response, urls } = await openSitemap(null);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(urls).toEqual(pages.map((path) => `https://efie.test/${path}`));
  });

  it('is named by robots.txt', async () => {
    const response = await open('/robots.txt');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('User-agent: *\nSitemap: https://efie.test/sitemap.xml\n');
  });
});
