import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { wireListing } from '@efie/mocks';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as requestHandlerModule from '../../app/requestHandler';
import { EDGE_HOSTS, edgeFiles } from './edgeFiles';

type Handle = (request: Request) => Promise<Response>;

const PAGE = '<html><head></head><body>$& "quoted" \u2028 </body></html>';
/** In the form of the bundle, with names that the adapters have too. */
const handler = `const config = 1, options = 2, handle = 3;
const { createRequestHandler } = globalThis.requestHandlerModule;
export { createRequestHandler };
`;
const filesFor = (base: string) =>
  edgeFiles({
    handler,
    base,
    options: {
      page: PAGE,
      robots: '',
      backendUrl: 'https://api.test',
      storageUrl: undefined,
      headers: { 'X-One': '1' },
    },
  });

const server = setupServer();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-edge-'));

vi.stubGlobal('requestHandlerModule', requestHandlerModule);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
  fs.rmSync(folder, { recursive: true });
});

/** The module that was written for a host, and its handler of requests. */
async function importAdapter(host: (typeof EDGE_HOSTS)[number], base: string) {
  const [[name, text] = ['', '']] = Object.entries(filesFor(base)[host]);
  const file = path.join(folder, `${host}-${base.length}-${path.basename(name)}`);
  fs.writeFileSync(file, text);
  const written = (await import(pathToFileURL(file).href)) as {
    default: Handle | { fetch: Handle };
    config?: object;
  };
  const handle = typeof written.default === 'function' ? written.default : written.default.fetch;
  return { name, config: written.config, handle };
}

describe.each(EDGE_HOSTS)('the file that runs the request handler on %s', (host) => {
  it.each(['/', '/homes/'])('describes a listing in the head of its page, below %s', async (base) => {
    server.use(
      http.get('https://api.test/api/properties/7', () =>
        HttpResponse.json(wireListing(7, { title: 'Two Bedroom Apartment' })),
      ),
    );
    const { handle } = await importAdapter(host, base);
    const response = await handle(new Request(`https://efie.test${base}property/7?ref=a`));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('X-One')).toBe('1');
    expect(html).toContain('<meta property="og:title" content="Two Bedroom Apartment">');
    expect(html).toContain(`<meta property="og:url" content="https://efie.test${base}property/7">`);
    expect(html).toContain(PAGE.slice(PAGE.indexOf('</head>')));
  });

  it('sends the page as it is when the backend does not respond', async () => {
    server.use(http.get('https://api.test/api/properties/7', () => HttpResponse.error()));
    const { handle } = await importAdapter(host, '/');
    const response = await handle(new Request('https://efie.test/property/7'));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PAGE);
  });
});

describe('the paths of the handler', () => {
  it('are in the config of Netlify', async () => {
    const { name, config } = await importAdapter('netlify', '/homes/');
    expect(name).toBe('netlify/edge-functions/efie.js');
    expect(config).toEqual({
      path: ['/homes/property/*', '/homes/sitemap.xml', '/homes/robots.txt'],
      cache: 'manual',
      onError: 'bypass',
    });
  });

  it('are in the routes of Cloudflare Pages', () => {
    const { cloudflare } = filesFor('/');
    expect(Object.keys(cloudflare)).toEqual(['_worker.js', '_routes.json']);
    expect(cloudflare['_routes.json']).toBe(
      '{"version":1,"include":["/property/*","/sitemap.xml","/robots.txt"],"exclude":[]}',
    );
  });

  it('are a literal in the config of Vercel, which does not run the file', () => {
    expect(filesFor('/').vercel['middleware.js']).toContain(
      '\nexport const config = {"matcher":["/property/:path*","/sitemap.xml","/robots.txt"]};\n',
    );
  });
});

it('stops the build when the handler is bundled in another form', () => {
  const options = {
    page: PAGE,
    robots: '',
    backendUrl: 'https://api.test',
    storageUrl: undefined,
    headers: {},
  };
  expect(() => edgeFiles({ handler: 'export default 1;', base: '/', options })).toThrow(
    'requestHandler.js has no "export { createRequestHandler };".',
  );
});
