/**
 * Measures how the cost of Listings grows with the number of listings (docs/scale.md): the response's bytes, the time to the
 * first card, memory, and the same for a backend that pages (pagedCatalog.ts).
 *   npx tsx --expose-gc tools/bench/scale.bench.ts [--rounds 3]
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { createMockDb } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { createListingCatalog, createSearchIndex, NO_FILTERS, PAGE_SIZE } from '@efie/domain';
import { getResponse } from 'msw';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { root } from '../run';
import { makeListings } from './makeListings';
import { LOOPBACK_ONLY, measurePage, NETWORKS, type Measurement } from './measurePage';
import { createPagedCatalog, createPagingServer } from './pagedCatalog';
import { formatNumber, formatTable, median } from './stats';

const SIZES = [PAGE_SIZE, 1000, 10_000, 100_000];
const SLOW_4G = NETWORKS['slow4g']?.downloadThroughput ?? NaN;
const MB = 1_000_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

const { handlers } = createMockNodeBackend(createMockDb({ scenario: 'large-10000' }));

async function fetchMock(pathname: string): Promise<Response> {
  const response = await getResponse(
    Object.values(handlers),
    new Request(`http://backend.test${pathname}`, { method: pathname.endsWith('/view') ? 'POST' : 'GET' }),
  );
  return response ?? new Response(null, { status: 404 });
}

interface WireListings {
  data: { properties: readonly object[] };
}
const wire = ((await (await fetchMock('/api/properties')).json()) as WireListings).data.properties;

/** The response of a market of this size; the seed data repeat under other ids. */
const bodyOf = (size: number): Buffer => {
  const properties = Array.from({ length: size }, (_, index) => ({
    ...wire[index % wire.length],
    ...(index >= wire.length && { id: `${index}` }),
  }));
  return Buffer.from(JSON.stringify({ success: true, data: { properties } }));
};

/** MB of memory that a catalog keeps when each kind of question has been asked. */
async function catalogMegabytes(size: number): Promise<number> {
  const collect = globalThis.gc;
  if (!collect) return NaN;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / MB;
  };
  const before = used();
  const catalog = createListingCatalog(makeListings(size), createSearchIndex);
  await catalog.search({ ...NO_FILTERS, text: 'bedroom', sort: 'price-up' });
  await catalog.counts(NO_FILTERS);
  const after = used();
  // Alive until here.
  return catalog.size > 0 ? after - before : NaN;
}

const browser = await launchChromium([LOOPBACK_ONLY]);

async function visit(size: number) {
  const body = bodyOf(size);
  const server = await serveFolder(path.join(root, 'apps/web/dist'), {
    spa: false,
    backend: async (pathname) => {
      if (pathname === '/api/properties') return { type: 'application/json', body };
      if (!/^\/(?:api|storage)\//.test(pathname)) return undefined;
      const response = await fetchMock(pathname);
      return {
        type: response.headers.get('content-type') ?? 'application/json',
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
  });
  const visits: Measurement[] = [];
  // The first visit fills the compression cache of the server and does not count.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const { metrics } = await measurePage(browser, `${server.url}listings`, {
      cpu: 4,
      network: null,
      heading: 'main article',
      viewport: { width: 412, height: 823 },
    });
    if (round > 0) visits.push(metrics);
  }
  await server.close();
  const figure = (name: string) => median(visits.map((metrics) => metrics[name] ?? NaN));
  const compressed = zlib.gzipSync(body).length;
  return {
    'response, MB': body.length / MB,
    'response, gzip MB': compressed / MB,
    'transfer on slow 4G, s': compressed / SLOW_4G,
    'first card without network, CPU x4, s': figure('heading interactive ms') / 1000,
    'longest task, ms': figure('longest task ms'),
    'page heap, MB': figure('JS heap bytes (after GC)') / MB,
  };
}

/** Bytes of the first page of results with its counts, from a backend that pages. */
async function pagedBytes(size: number): Promise<number> {
  const inMemory = createListingCatalog(makeListings(size), createSearchIndex);
  const serve = createPagingServer(inMemory);
  let bytes = 0;
  const paged = createPagedCatalog(size, async (request) => {
    const body = JSON.stringify(await serve(request));
    bytes += zlib.gzipSync(body).length;
    return JSON.parse(body) as unknown;
  });
  await paged.newest(1);
  await paged.counts(NO_FILTERS);
  return bytes;
}

async function measure(size: number) {
  return {
    ...(await visit(size)),
    'memory of the catalog, MB': await catalogMegabytes(size),
    'first page and counts from a paging backend, gzip kB': (await pagedBytes(size)) / 1000,
  };
}

const columns: Awaited<ReturnType<typeof measure>>[] = [];
for (const size of SIZES) columns.push(await measure(size));
await browser.close();

console.log(`\nListings by their number, ${values.rounds} rounds, medians\n`);
console.log(
  formatTable([
    ['', ...SIZES.map((size) => size.toLocaleString('en-US'))],
    ...Object.keys(columns[0] ?? {}).map((figure) => [
      figure,
      ...columns.map((column) => formatNumber(column[figure as keyof typeof column])),
    ]),
  ]),
);
