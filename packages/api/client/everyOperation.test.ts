import {
  createHandlers,
  createMockDb,
  demoAccount,
  FAULTS,
  OPERATIONS,
  type Fault,
  type FaultId,
  type OperationId,
} from '@efie/mocks';
import { newListingInput } from '@efie/domain/listing';
import fc from 'fast-check';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '..';
import { logInAgent } from '../account/logInAgent';
import { logInUser } from '../account/logInUser';
import { logOutAgent } from '../account/logOutAgent';
import { logOutUser } from '../account/logOutUser';
import { ApiError } from '../wire/ApiError';

/**
 * Runs every API operation under every mock fault (docs/spec/faults.md) and with hostile responses. Each returns a value or
 * throws an ApiError, and is aborted if no response comes. Only a 401 ends the session. No URL, error or log contains the token.
 */

const BASE = 'http://backend.test';
const photo = new File([new Uint8Array(64)], 'front.jpg', { type: 'image/jpeg' });
const account = { email: 'ama@example.com', password: 'Kente-loom-7', confirmPassword: 'Kente-loom-7' };

type Options = { queryKey: QueryKey; queryFn?: unknown };

/** Fetches as a screen does, without retries. */
const fetchOnce = (options: Options, signal: AbortSignal): Promise<unknown> => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  signal.addEventListener('abort', () => void client.cancelQueries());
  return client.fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);
};

const CALLS: Readonly<
  Record<OperationId, { as: 'agent' | 'user' | 'guest'; call: (signal: AbortSignal) => Promise<unknown> }>
> = {
  signUpUser: { as: 'guest', call: () => api.signUpUser({ name: 'Ama', ...account }) },
  logInUser: { as: 'guest', call: (signal) => logInUser(account, signal) },
  logOutUser: { as: 'user', call: () => logOutUser('token') },
  signUpAgent: {
    as: 'guest',
    call: () =>
      api.signUpAgent({
        fullName: 'Ama',
        businessName: '',
        phone: '+233 24 555 0142',
        region: 'Ashanti',
        district: 'Kumasi',
        bio: '',
        ...account,
      }),
  },
  logInAgent: { as: 'guest', call: (signal) => logInAgent(account, signal) },
  logOutAgent: { as: 'agent', call: () => logOutAgent('token') },
  verifyEmail: { as: 'guest', call: (signal) => api.verifyEmail({ code: '123456', signal }) },
  resendVerification: { as: 'guest', call: () => api.resendVerification(account.email) },
  getUserProfile: { as: 'user', call: () => api.refreshProfile() },
  getOwnAgentProfile: { as: 'agent', call: (signal) => fetchOnce(api.getOwnAgentProfileQuery(), signal) },
  updateAgentProfile: { as: 'agent', call: () => api.updateAgentProfile({ bio: 'New' }) },
  uploadAgentProfileImage: { as: 'agent', call: () => api.uploadAgentProfileImage(photo) },
  listOwnProperties: { as: 'agent', call: (signal) => fetchOnce(api.listOwnPropertiesQuery(), signal) },
  createProperty: {
    as: 'agent',
    call: (signal) =>
      api.createProperty(
        {
          ...newListingInput(),
          title: 'Flat',
          description: 'Bright',
          price: '2450.5',
          bedrooms: '2',
          region: 'Ashanti',
          district: 'Kumasi',
          specificLocation: 'Adum',
          amenities: ['running_water'],
          photos: [photo, photo, photo],
        },
        signal,
      ),
  },
  updateProperty: { as: 'agent', call: () => api.updateProperty({ id: '1', changes: { title: 'New' } }) },
  deleteProperty: { as: 'agent', call: () => api.deleteProperty('1') },
  addPropertyImage: { as: 'agent', call: () => api.addPropertyImage({ id: '1', photo }) },
  deletePropertyImage: { as: 'agent', call: () => api.deletePropertyImage({ photoId: '1' }) },
  getPropertyViews: { as: 'agent', call: (signal) => fetchOnce(api.getPropertyViewsQuery('1'), signal) },
  listProperties: { as: 'guest', call: (signal) => fetchOnce(api.listPropertiesQuery(), signal) },
  getProperty: { as: 'guest', call: (signal) => fetchOnce(api.getPropertyQuery('1'), signal) },
  recordPropertyView: { as: 'guest', call: async () => api.recordPropertyView({ listingId: '1' }) },
  getAgentProfile: { as: 'guest', call: (signal) => fetchOnce(api.getAgentProfileQuery('1'), signal) },
  listUserFavorites: { as: 'user', call: (signal) => fetchOnce(api.listUserFavoritesQuery(), signal) },
  addUserFavorite: { as: 'user', call: () => api.addUserFavorite('1') },
  removeUserFavorite: { as: 'user', call: () => api.removeUserFavorite('1') },
  listAgentFavorites: { as: 'agent', call: (signal) => fetchOnce(api.listAgentFavoritesQuery(), signal) },
  addAgentFavorite: { as: 'agent', call: () => api.addAgentFavorite('1') },
  removeAgentFavorite: { as: 'agent', call: () => api.removeAgentFavorite('1') },
  initializeSubscription: {
    as: 'agent',
    call: () => api.initializeSubscription({ planCode: 'PLN_pro', email: account.email }),
  },
  listPayments: { as: 'agent', call: (signal) => fetchOnce(api.listPaymentsQuery(), signal) },
  verifyPayment: { as: 'guest', call: () => api.verifyPayment('EF-1') },
  reportProperty: {
    as: 'guest',
    call: () =>
      api.reportProperty({
        name: 'Ama',
        email: account.email,
        reason: 'Other',
        message: 'Wrong',
        listingId: '1',
        agentId: '2',
      }),
  },
};

/** Never reject: no screen waits for them. */
const SILENT: ReadonlySet<OperationId> = new Set(['getUserProfile', 'recordPropertyView']);

const STATUS: Partial<Record<FaultId, number>> = {
  'status-401': 401,
  'status-403': 403,
  'status-404': 404,
  'status-422': 422,
  'status-429': 429,
  'status-500-html': 500,
  'status-503': 503,
};

/** Removing something that does not exist succeeds. */
const SUCCEED_ON_404: ReadonlySet<OperationId> = new Set(['removeUserFavorite', 'removeAgentFavorite']);

const CONSOLE_METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** An error with everything that it holds, as text. */
const textOfError = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${textOfError(error.cause)}` : '';

/** How long to wait for an operation that never completes, in ms. */
const MAX_WAIT = 30;

const db = createMockDb();
const handlers = Object.values(createHandlers(db));

const neverCompletes = (id: FaultId): boolean => id === 'hang' || id === 'stall';

type Outcome = { kind: 'value'; value: unknown } | { kind: 'error'; error: unknown } | { kind: 'waiting' };

async function outcomeOf(call: Promise<unknown>, fault: FaultId): Promise<Outcome> {
  const ended = call.then(
    (value): Outcome => ({ kind: 'value', value }),
    (error: unknown): Outcome => ({ kind: 'error', error }),
  );
  if (!neverCompletes(fault)) return ended;
  const waiting = new Promise<Outcome>((resolve) => setTimeout(() => resolve({ kind: 'waiting' }), MAX_WAIT));
  return Promise.race([ended, waiting]);
}

/** The requests of the test. */
let sent: Request[];

function stubFetchWithFault(fault: Fault): void {
  vi.stubGlobal('fetch', async (input: Request) => {
    sent.push(input);
    // `slow` only delays the normal response by three seconds.
    const faultResponse = fault.id === 'slow' ? undefined : await fault.respond(input);
    const response = faultResponse ?? (await getResponse(handlers, input)) ?? Response.error();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

function startSessionFor(operation: OperationId): void {
  const { as } = CALLS[operation];
  if (as !== 'guest')
    api.startSession(as, demoAccount(as === 'agent' ? 'agent-free' : 'user').token, { id: '1' });
}

beforeEach(() => {
  sent = [];
  api.configureApi({ baseUrl: BASE });
  api.resetStorageMemory();
  api.resetRecordedViews();
  db.reset('normal');
});
afterEach(() => vi.unstubAllGlobals());

/** The token is in the Authorization header of requests to the backend, and in no URL, error or log. */
function expectTokenWithheld(token: string, outcome: Outcome): void {
  for (const { url } of sent) {
    expect(url).not.toContain(token);
    expect(new URL(url).origin).toBe(BASE);
  }
  expect(textOfError(outcome.kind === 'error' ? outcome.error : undefined)).not.toContain(token);
  for (const method of CONSOLE_METHODS) expect(console[method]).not.toHaveBeenCalled();
}

describe('every operation under every fault', () => {
  beforeEach(() => CONSOLE_METHODS.forEach((method) => vi.spyOn(console, method)));
  afterEach(() => vi.restoreAllMocks());

  const cells = Object.keys(OPERATIONS).flatMap((operation) =>
    FAULTS.map((fault) => ({ operation: operation as OperationId, fault })),
  );

  it('has 594 cells', () => expect(cells).toHaveLength(594));

  it.each(cells.map((cell) => [cell.operation, cell.fault.id, cell] as const))(
    '%s under %s',
    async (operation, faultId, { fault }) => {
      const { as, call } = CALLS[operation];
      startSessionFor(operation);
      stubFetchWithFault(fault);
      const session = api.getSession();
      const controller = new AbortController();
      const outcome = await outcomeOf(call(controller.signal), faultId);
      controller.abort();
      if (session.role !== 'guest') expectTokenWithheld(session.token, outcome);

      if (neverCompletes(faultId)) {
        expect(outcome.kind === 'waiting' || SILENT.has(operation)).toBe(true);
        return;
      }
      if (SILENT.has(operation)) {
        expect(outcome).toMatchObject({ kind: 'value' });
        return;
      }
      if (outcome.kind === 'error') {
        expect(outcome.error, 'rejects with ApiError').toBeInstanceOf(ApiError);
        expect((outcome.error as ApiError).serverMessage).not.toMatch(/<\w|Stack trace|at \w+ \(/);
      }
      const status = STATUS[faultId] ?? (faultId === 'status-409-or-413' ? expect.any(Number) : undefined);
      if (faultId === 'status-404' && SUCCEED_ON_404.has(operation))
        expect(outcome).toMatchObject({ kind: 'value' });
      else if (status !== undefined)
        expect(outcome).toMatchObject({ kind: 'error', error: { kind: 'http', status } });
      if (faultId === 'offline' || faultId === 'abort') expect(outcome.kind).toBe('error');
      if (faultId === 'success-false' && operation !== 'verifyPayment') {
        expect(outcome).toMatchObject({ kind: 'error', error: { kind: 'app' } });
      }
      const wasEnded = as !== 'guest' && api.getSession().role === 'guest';
      expect(wasEnded, 'only a 401 ends the session').toBe(
        faultId === 'status-401' && as !== 'guest' && !operation.startsWith('logOut'),
      );
    },
  );
});

const nested = (levels: number): unknown =>
  JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`) as unknown;

/** Any UTF-16 code units, also lone surrogates. `fc.string` prepares a table of all characters for seconds. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** Values that a careless or hostile server could send anywhere. None contains a text of `PRINTED_BY_MISTAKE`. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    false,
    '',
    ' ',
    0,
    -0,
    -1,
    1e21,
    1e308,
    -1e308,
    2 ** 53 + 1,
    0.1,
    '1e999',
    '0x1f',
    '-5',
    '12abc',
    '__proto__',
    'constructor',
    'toString',
    '.',
    '..',
    '%2e%2e',
    '../../x',
    '\0',
    '\ud800',
    '\udfff\ud800',
    '\u202eesrever',
    '\u2066\u2067',
    '\ufeff',
    'e\u0301'.repeat(500),
    '\u0001\u001b[31m',
    '👩🏾‍🦱',
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '{{1}}',
    '${1}',
    "' OR 1=1",
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user:pass@evil.example',
    'file:///etc',
    '2026-02-30',
    '9999999999999',
    '-271822-01-01T00:00:00Z',
    'tel:*#06#',
    '+233',
    'x'.repeat(30_000),
    [],
    {},
    [null],
    [[]],
    [{}],
    { length: 1e9 },
    { next: 1 },
    { toString: 1, valueOf: 1 },
    { toJSON: 1 },
    JSON.parse('{"__proto__":{"isPolluted":true}}'),
    { constructor: { prototype: { isPolluted: true } } },
    nested(50),
    nested(2_000),
    Array.from({ length: 600 }, (_, index) => ({ id: index % 7 })),
  ),
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
);

/** Replaces or adds one value in an object or a list, somewhere in the body. */
interface Change {
  place: number;
  /** `null`: replaces the value at the place; else a sibling with this name is added. */
  name: string | null;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(10_000),
  name: fc.option(
    fc.constantFrom('__proto__', 'constructor', 'id', 'data', 'success', 'message', 'errors', 'length'),
  ),
  value: hostileValue,
});

/** Every object and list of the body with each of its keys. */
function placesIn(value: unknown, found: [Record<string, unknown>, string][] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    found.push([record, key]);
    placesIn(record[key], found);
  }
  return found;
}

function applyChange(body: unknown, { place, name, value }: Change): void {
  const places = placesIn(body);
  const [record, key] = places[place % places.length] ?? [];
  if (!record || key === undefined) return;
  // A copy: later changes of this body must not change the value of another.
  const copy: unknown = structuredClone(value);
  // An assignment to `__proto__` would set the prototype; JSON.parse adds a key.
  Object.defineProperty(record, name ?? key, {
    value: copy,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

interface HostileResponse {
  status: number;
  /** Changes of the mock backend's response; a text replaces it whole. */
  body: readonly Change[] | string;
}

const hostileResponse: fc.Arbitrary<HostileResponse> = fc.record({
  status: fc.constantFrom(200, 200, 200, 201, 400, 422, 500),
  body: fc.oneof(
    { weight: 8, arbitrary: fc.array(change, { minLength: 1, maxLength: 8 }) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: anyText },
  ),
});

/** Texts that are shown when a value is converted without a check. */
const PRINTED_BY_MISTAKE = /undefined|NaN|Infinity|\[object /;

/** Where a result has a number that cannot be shown, or a text that was converted without a check. */
function mistakesIn(value: unknown, path = 'result'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value === 'string') return PRINTED_BY_MISTAKE.test(value) ? [`${path} is ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => mistakesIn(part, `${path}.${key}`));
}

/** 1,000 responses for each operation in `npm run test:all`, fewer in `npm test`. */
const RESPONSES = process.env['TESTS'] === 'full' ? 1_000 : 100;

describe('every operation with hostile responses', () => {
  it.each(Object.keys(OPERATIONS) as OperationId[])(
    '%s ends with a value or an ApiError, pollutes nothing and converts nothing by mistake',
    async (operation) => {
      const { call } = CALLS[operation];
      db.reset('small');
      startSessionFor(operation);
      const valid = new Map<string, string>();
      vi.stubGlobal('fetch', async (input: Request) => {
        const response = (await getResponse(handlers, input)) ?? new Response('{"data":{}}');
        valid.set(input.url, await response.clone().text());
        return response;
      });
      await call(new AbortController().signal).catch(() => undefined);

      await fc.assert(
        fc.asyncProperty(hostileResponse, async ({ status, body }) => {
          api.resetStorageMemory();
          api.resetRecordedViews();
          startSessionFor(operation);
          vi.stubGlobal('fetch', async ({ url }: Request) => {
            if (typeof body === 'string') return new Response(body, { status });
            const changed: unknown = JSON.parse(valid.get(url) || '{"data":{}}');
            body.forEach((one) => applyChange(changed, one));
            return new Response(JSON.stringify(changed), { status });
          });
          const outcome = await outcomeOf(call(new AbortController().signal), 'slow');
          if (outcome.kind === 'value') expect(mistakesIn(outcome.value)).toEqual([]);
          if (outcome.kind === 'error') {
            expect(outcome.error).toBeInstanceOf(ApiError);
            const { serverMessage, fields } = outcome.error as ApiError;
            expect(mistakesIn({ serverMessage, fields })).toEqual([]);
          }
          expect('isPolluted' in {}).toBe(false);
        }),
        { numRuns: RESPONSES, seed: 20261126, endOnFailure: true },
      );
    },
    120_000,
  );
});
