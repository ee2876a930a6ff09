import { expose } from 'comlink';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockDb, type ScenarioId } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { AMENITIES } from '@efie/domain/amenities';
import { LISTING_TYPES, PROPERTY_TYPES } from '@efie/domain/listing';
import { PRICE_RANGES } from '@efie/domain/money';
import { REGIONS } from '@efie/domain/places';
import { NO_FILTERS, type ListingCatalog, type SearchFilters } from '@efie/domain/search';
import { readListingsBody } from '../wire/readListingsBody';
import { createListingsHost } from './listingsHost';
import { catalogOf } from './listProperties';
import { readInWorker, readLargeResponse, type HostEndpoint } from './workerCatalog';

const encode = (body: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(body)).buffer;
const active = () => new AbortController().signal;

/** Runs the worker's code in this thread; messages are cloned as between threads. */
function startHost(): HostEndpoint {
  const { port1, port2 } = new MessageChannel();
  expose(createListingsHost(), port1);
  endpoints.push(port2);
  return port2;
}
const endpoints: EventTarget[] = [];
const stopHost = (endpoint: EventTarget) => endpoint.dispatchEvent(new Event('error', { cancelable: true }));

/** Workers whose script does not load. */
function startBrokenHost(): HostEndpoint {
  const { port2 } = new MessageChannel();
  setTimeout(() => stopHost(port2));
  return port2;
}

afterEach(() => endpoints.splice(0).forEach(stopHost));

interface ListingsBody {
  data: { properties: readonly { id: number }[] };
}

async function bodyOf(scenario: ScenarioId): Promise<ListingsBody> {
  const { handlers } = createMockNodeBackend(createMockDb({ scenario }));
  const response = await getResponse(
    [handlers.listProperties],
    new Request('http://api.test/api/properties'),
  );
  return (await response?.json()) as ListingsBody;
}

/** A response of more than 1 MB, which is large enough for the worker. */
async function largeBody(): Promise<ListingsBody> {
  const { data, ...body } = await bodyOf('normal');
  const copies = [0, 1, 2, 3].flatMap((copy) =>
    data.properties.map((property) => ({ ...property, id: property.id + copy * 10_000 })),
  );
  return { ...body, data: { ...data, properties: copies } };
}

/** The answers of a catalog to every kind of question. */
async function ask(catalog: ListingCatalog, filters: SearchFilters, ids: readonly string[]) {
  const page = await catalog.ask('search', filters);
  const newest = await catalog.ask('search', { ...NO_FILTERS, page: filters.page });
  const [first] = newest.items;
  return {
    size: catalog.size,
    page,
    newest,
    counts: await catalog.ask('counts', filters),
    matches: await catalog.ask('countMatches', [
      { filters, after: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 10, 21) },
      { filters: NO_FILTERS, after: 0, until: Date.UTC(2026, 10, 1) },
    ]),
    figures: await catalog.ask('regionFigures', filters),
    places: await catalog.ask('places'),
    suggested: await catalog.ask('suggestPlaces', 'kumase', filters),
    featured: await catalog.ask('featured'),
    byIds: await catalog.ask('byIds', ids),
    similar: first && (await catalog.ask('similarTo', first)),
    prices: await catalog.ask('comparePrices', newest.items),
    isKnown: [...page.items, ...newest.items].every(({ id }) => catalog.known(id)?.id === id),
  };
}

/** Reads a response in a worker and in the page. */
async function readTwice(body: object) {
  const remote = await readInWorker(encode(body), active(), startHost);
  const inPage = readListingsBody(body);
  expect(remote?.pagination).toEqual(inPage.pagination);
  const inWorker = remote?.catalog ?? catalogOf({ listings: [], pagination: null });
  return { inWorker, inPage: catalogOf(inPage), count: inPage.listings.length };
}

type Catalogs = Awaited<ReturnType<typeof readTwice>>;

async function expectEqualAnswers(
  { inWorker, inPage }: Catalogs,
  filters: SearchFilters,
  ids: readonly string[] = [],
) {
  const answers = await ask(inWorker, filters, ids);
  expect(answers).toEqual(await ask(inPage, filters, ids));
  return answers;
}

const someFilters: fc.Arbitrary<SearchFilters> = fc
  .record<Partial<SearchFilters>>(
    {
      text: fc.constantFrom('a', 'legon 2', 'running water', 'zzqx', ' '),
      region: fc.constantFrom(...REGIONS),
      district: fc.constantFrom('Accra', 'Kumasi', 'Nowhere'),
      listingType: fc.constantFrom(...LISTING_TYPES),
      propertyType: fc.constantFrom(...PROPERTY_TYPES),
      priceRange: fc.constantFrom(...PRICE_RANGES.map(({ code }) => code)),
      bedrooms: fc.constantFrom(1, 2, 4),
      amenities: fc.uniqueArray(fc.constantFrom(...AMENITIES.map(({ code }) => code)), { maxLength: 2 }),
      sort: fc.constantFrom('price-up', 'price-down', 'views'),
      page: fc.constantFrom(1, 2, 99),
    },
    { requiredKeys: [] },
  )
  .map((change) => ({ ...NO_FILTERS, ...change }));

describe('listings in a worker', () => {
  it.each([
    { name: 'normal', body: () => bodyOf('normal'), comparesPrices: true },
    { name: 'hostile', body: () => bodyOf('hostile'), comparesPrices: false },
    { name: 'empty', body: () => bodyOf('empty'), comparesPrices: false },
    { name: 'large', body: largeBody, comparesPrices: true },
  ] as const)(
    'are answered as in the page, in a response that is $name',
    async ({ body, comparesPrices }) => {
      const catalogs = await readTwice(await body());
      const { page, prices } = await expectEqualAnswers(catalogs, NO_FILTERS, ['1003', '1001', 'unknown']);
      expect(page.total).toBe(catalogs.count);
      expect(prices.size > 0).toBe(comparesPrices);
      await expectEqualAnswers(catalogs, { ...NO_FILTERS, text: 'legon', sort: 'price-up', page: 2 });
    },
  );

  it('are answered as in the page, for any list and any filters', async () => {
    const listing = fc.record(
      {
        id: fc.oneof(fc.nat({ max: 300 }), fc.string()),
        title: fc.oneof(fc.constantFrom('Bright flat in Legon', 'House 2'), fc.anything()),
        price: fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.anything()),
        region: fc.constantFrom(...REGIONS, ''),
        town: fc.constantFrom('Accra', 'Accra Metropolitan', 'Kumasi', ''),
        listing_type: fc.constantFrom(...LISTING_TYPES),
        property_type: fc.constantFrom(...PROPERTY_TYPES),
        bedrooms: fc.nat({ max: 6 }),
        featured: fc.boolean(),
        created_at: fc.constantFrom('2026-11-01', '2026-11-02', null),
        images: fc.anything(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(listing, { maxLength: 120 }),
        someFilters,
        fc.array(fc.nat({ max: 300 }).map(String), { maxLength: 5 }),
        async (properties, filters, ids) => {
          // As JSON, because undefined and NaN do not survive a response.
          const body = JSON.parse(
            JSON.stringify({ data: { properties, pagination: { current_page: 1, last_page: 2, total: 3 } } }),
          ) as object;
          await expectEqualAnswers(await readTwice(body), filters, ids);
        },
      ),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it.each([
    ['no JSON', new TextEncoder().encode('<html>').buffer],
    ['a failure', encode({ success: false })],
  ])('leaves %s to the page', async (_name, bytes) => {
    expect(await readInWorker(bytes, active(), startHost)).toBeNull();
  });

  it('keeps the earlier listings when the next response cannot be read', async () => {
    const before = await readInWorker(encode([{ id: 1 }]), active(), startHost);
    await readInWorker(encode({ success: false }), active(), startHost);
    expect((await before?.catalog.ask('search', NO_FILTERS))?.items).toMatchObject([{ id: '1' }]);
  });

  it('leaves everything to the page when no worker starts, and starts one for the next response', async () => {
    const failToStart = () => {
      throw new Error('SecurityError');
    };
    expect(await readInWorker(encode([]), active(), startBrokenHost)).toBeNull();
    expect(await readInWorker(encode([]), active(), failToStart)).toBeNull();
    expect(await readInWorker(encode([]), active(), startHost)).not.toBeNull();
  });

  it('is read in the page when the worker loads but does not answer, and the next response starts another', async () => {
    vi.useFakeTimers();
    const silent = new MessageChannel().port2;
    const terminate = vi.fn();
    const reading = readInWorker(encode([]), active(), () => Object.assign(silent, { terminate }));
    await vi.advanceTimersByTimeAsync(7999);
    expect(terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toBeNull();
    expect(terminate).toHaveBeenCalledOnce();
    vi.useRealTimers();
    expect(await readInWorker(encode([]), active(), startHost)).not.toBeNull();
  });

  it('rejects questions when the worker fails, also later ones', async () => {
    const read = await readInWorker(encode([{ id: 1 }]), active(), startHost);
    const failureOf = async (answer: unknown) => {
      const outcome = await Promise.allSettled([answer]);
      return outcome[0].status === 'rejected' ? String(outcome[0].reason) : null;
    };
    const failure = failureOf(read?.catalog.ask('search', NO_FILTERS));
    endpoints.splice(0).forEach(stopHost);
    expect(await failure).toBe('Error: The listings worker has failed.');
    expect(await failureOf(read?.catalog.ask('places'))).toBe('Error: The listings worker has failed.');
  });

  it('ends with the request', async () => {
    const controller = new AbortController();
    const reading = readInWorker(encode([{ id: 1 }]), controller.signal, startHost);
    controller.abort();
    await expect(reading).rejects.toThrow('aborted');
    await expect(readInWorker(encode([]), controller.signal, startHost)).rejects.toThrow('aborted');
  });
});

// Node has no Worker, as some browsers.
describe('a large response without workers', () => {
  it('is read and searched in the page', async () => {
    const body = await largeBody();
    expect(JSON.stringify(body).length).toBeGreaterThan(1_000_000);
    const read = await readLargeResponse(encode(body), active());
    expect(read).toEqual(readListingsBody(body));
    const filters: SearchFilters = { ...NO_FILTERS, text: 'legon', sort: 'views', page: 3 };
    const other = await readInWorker(encode(body), active(), startHost);
    expect(await ask(catalogOf(read), filters, ['1003'])).toEqual(
      other && (await ask(other.catalog, filters, ['1003'])),
    );
  });

  it('fails as a small one', async () => {
    await expect(readLargeResponse(encode('text'), active())).rejects.toMatchObject({ kind: 'parse' });
    await expect(readLargeResponse(encode({ success: false }), active())).rejects.toMatchObject({
      kind: 'app',
    });
  });
});
