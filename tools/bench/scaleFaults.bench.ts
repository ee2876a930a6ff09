/**
 * Measures pages with responses that are far too large (docs/scale.md): 10,000 listings, 5,000 of one agent, titles of a
 * megabyte, 500 photos. Needs a build: `npm run build`.
 *   npx tsx tools/bench/scaleFaults.bench.ts [--only Dashboard]
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createMockDb, demoAccount } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { root } from '../run';
import { LOOPBACK_ONLY, measurePage } from './measurePage';
import { formatNumber, formatTable } from './stats';

/** Of the CPU, as of a slow phone. */
const SLOWDOWN = 4;
const MEGABYTE = 1_000_000;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const { handlers } = createMockNodeBackend(createMockDb({ scenario: 'large-10000' }));
const { token, id: agentId, name, email } = demoAccount('agent-premium');
const agent = { id: agentId, fullName: name, email };

async function fetchMock(pathname: string): Promise<Response> {
  const request = new Request(`http://backend.test${pathname}`, {
    method: pathname.endsWith('/view') ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await getResponse(Object.values(handlers), request)) ?? new Response(null, { status: 404 });
}

interface WireListing {
  id: string;
  images: readonly object[];
}
const body = (await (await fetchMock('/api/properties')).json()) as {
  data: { properties: readonly WireListing[] };
};
const listings = body.data.properties;
const [first] = listings;
if (first === undefined) throw new Error('The mock backend has no listings.');
const photo = first.images[0] ?? {};

const longTitle = 'A very long title '.repeat(MEGABYTE / 18);
const manyPhotos = Array.from({ length: 500 }, (_, index) => ({ ...photo, id: `photo-${index}` }));
const ofAgent = (count: number) =>
  listings.slice(0, count).map((listing) => ({ ...listing, agentId, agentName: name }));

const inData = (data: object) => ({ success: true, data });
const properties = (list: readonly object[]) => ({ '/api/properties': inData({ properties: list }) });
const detail = (changes: object) => ({
  [`/api/properties/${first.id}`]: inData({ property: { ...first, ...changes } }),
});
const ownListings = (list: readonly object[]) => ({ '/api/agent/properties': inData({ properties: list }) });
const favorites = (list: readonly WireListing[]) => ({
  '/api/agent/favorites': {
    success: true,
    favorites: list.map((property) => ({ id: property.id, property_id: property.id, property })),
  },
});
const profile = (list: readonly object[], changes: object = {}) => ({
  [`/api/agent/profile/${agentId}`]: inData({ agent: { ...agent, properties: list, ...changes } }),
});

interface Row {
  page: string;
  /** Selector of what shows that the page is usable. */
  usable: string;
  /** JSON responses by path; the mock backend responds to all others. */
  responses: Readonly<Record<string, object>>;
}

const CARD = 'main article';

/** The usual rows are for comparison: how far a page with too much is from one with 24. */
const rows: Readonly<Record<string, Row>> = {
  'Listings, 24 (usual)': { page: 'listings', usable: CARD, responses: properties(listings.slice(0, 24)) },
  'Property (usual)': { page: `property/${first.id}`, usable: 'main h1', responses: detail({}) },
  'Dashboard, 24 (usual)': {
    page: 'agent/dashboard',
    usable: '[data-listing]',
    responses: ownListings(ofAgent(24)),
  },
  'Favorites, 24 (usual)': { page: 'favorites', usable: CARD, responses: favorites(listings.slice(0, 24)) },
  'Agent profile, 24 (usual)': {
    page: `agent/profile/${agentId}`,
    usable: CARD,
    responses: profile(ofAgent(24)),
  },
  'Home, 10,000 listings': { page: '', usable: CARD, responses: properties(listings) },
  'Listings, 10,000': { page: 'listings', usable: CARD, responses: properties(listings) },
  'Listings, 24 titles of 1 MB': {
    page: 'listings',
    usable: CARD,
    responses: properties(listings.slice(0, 24).map((listing) => ({ ...listing, title: longTitle }))),
  },
  'Listings, 24 with 500 photos': {
    page: 'listings',
    usable: CARD,
    responses: properties(listings.slice(0, 24).map((listing) => ({ ...listing, images: manyPhotos }))),
  },
  'Property, title of 1 MB': {
    page: `property/${first.id}`,
    usable: 'main h1',
    responses: detail({ title: longTitle }),
  },
  'Property, all texts of 1 MB': {
    page: `property/${first.id}`,
    usable: 'main h1',
    responses: detail({
      title: longTitle,
      description: longTitle,
      specificLocation: longTitle,
      agentName: longTitle,
      agentBio: longTitle,
    }),
  },
  'Property, 500 photos': {
    page: `property/${first.id}`,
    usable: 'main h1',
    responses: detail({ images: manyPhotos }),
  },
  'Dashboard, 1,000 own listings': {
    page: 'agent/dashboard',
    usable: '[data-listing]',
    responses: ownListings(ofAgent(1_000)),
  },
  'Dashboard, 5,000 own listings': {
    page: 'agent/dashboard',
    usable: '[data-listing]',
    responses: ownListings(ofAgent(5_000)),
  },
  'Dashboard, 24 titles of 1 MB': {
    page: 'agent/dashboard',
    usable: '[data-listing]',
    responses: ownListings(ofAgent(24).map((listing) => ({ ...listing, title: longTitle }))),
  },
  'Favorites, 5,000': {
    page: 'favorites',
    usable: CARD,
    responses: favorites(listings.slice(0, 5_000)),
  },
  'Agent profile, 5,000 listings': {
    page: `agent/profile/${agentId}`,
    usable: CARD,
    responses: profile(ofAgent(5_000)),
  },
  'Agent profile, name and bio of 1 MB': {
    page: `agent/profile/${agentId}`,
    usable: 'main h1',
    responses: profile(ofAgent(24), { fullName: longTitle, bio: longTitle }),
  },
};

const browser = await launchChromium([LOOPBACK_ONLY]);
const storage = { agentToken: token, userType: 'agent', agent: JSON.stringify(agent) };

async function measure({ page, usable, responses }: Row) {
  const bodies = new Map(
    Object.entries(responses).map(([url, response]) => [url, Buffer.from(JSON.stringify(response))]),
  );
  const server = await serveFolder(path.join(root, 'apps/web/dist'), {
    spa: false,
    backend: async (pathname) => {
      const large = bodies.get(pathname);
      if (large) return { type: 'application/json', body: large };
      if (!/^\/(?:api|storage)\//.test(pathname)) return undefined;
      const other = await fetchMock(pathname);
      return {
        type: other.headers.get('content-type') ?? 'application/json',
        body: Buffer.from(await other.arrayBuffer()),
      };
    },
  });
  try {
    // The server compresses a response for the first request.
    for (const url of bodies.keys()) await (await fetch(server.url + url.slice(1))).arrayBuffer();
    const { metrics, errors } = await measurePage(browser, server.url + page, {
      cpu: SLOWDOWN,
      network: null,
      heading: usable,
      viewport: { width: 412, height: 823 },
      storage,
    });
    return {
      'usable, s': (metrics['heading interactive ms'] ?? NaN) / 1000,
      'longest task, ms': metrics['longest task ms'] ?? NaN,
      'blocking, ms': metrics['blocking ms (all)'] ?? NaN,
      elements: metrics['DOM elements'] ?? NaN,
      'response, MB': [...bodies.values()].reduce((sum, { length }) => sum + length, 0) / MEGABYTE,
      errors: errors.length,
    };
  } finally {
    await server.close();
  }
}

const measured: [string, Awaited<ReturnType<typeof measure>>][] = [];
for (const [title, row] of Object.entries(rows).filter(([text]) => text.includes(values.only))) {
  measured.push([title, await measure(row)]);
  console.log(title, JSON.stringify(measured.at(-1)?.[1]));
}
await browser.close();

const names = Object.keys(measured[0]?.[1] ?? {});
console.log(`\nResponses that are too large, CPU x${SLOWDOWN}, one visit each, without the network\n`);
console.log(
  formatTable([
    ['', ...names],
    ...measured.map(([title, figures]) => [
      title,
      ...names.map((figure) => formatNumber(figures[figure as keyof typeof figures])),
    ]),
  ]),
);
if (measured.some(([, { errors }]) => errors > 0)) process.exitCode = 1;
