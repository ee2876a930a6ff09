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
import { newListingInput } from '@efie/domain';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '..';
import { logInAgent } from '../account/logInAgent';
import { logInUser } from '../account/logInUser';
import { logOutAgent } from '../account/logOutAgent';
import { logOutUser } from '../account/logOutUser';
import { ApiError } from './ApiError';

/**
 * Runs every API operation under every mock fault (docs/spec/faults.md). Each ends with a value or an ApiError, or is
 * aborted when there is no response; only a 401 ends the session.
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
          images: [photo, photo, photo],
        },
        signal,
      ),
  },
  updateProperty: { as: 'agent', call: () => api.updateProperty({ id: '1', changes: { title: 'New' } }) },
  deleteProperty: { as: 'agent', call: () => api.deleteProperty('1') },
  addPropertyImage: { as: 'agent', call: () => api.addPropertyImage({ id: '1', image: photo }) },
  deletePropertyImage: { as: 'agent', call: () => api.deletePropertyImage({ imageId: '1' }) },
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

/** How long to wait for an operation that never completes, in ms. */
const MAX_WAIT = 30;

const db = createMockDb();
const handlers = Object.values(createHandlers(db));

const neverCompletes = (id: FaultId): boolean => id === 'hang' || id === 'stall';

type Outcome = { kind: 'value' } | { kind: 'error'; error: unknown } | { kind: 'waiting' };

async function outcomeOf(call: Promise<unknown>, fault: FaultId): Promise<Outcome> {
  const ended = call.then(
    (): Outcome => ({ kind: 'value' }),
    (error: unknown): Outcome => ({ kind: 'error', error }),
  );
  if (!neverCompletes(fault)) return ended;
  const waiting = new Promise<Outcome>((resolve) => setTimeout(() => resolve({ kind: 'waiting' }), MAX_WAIT));
  return Promise.race([ended, waiting]);
}

function stubFetchWithFault(fault: Fault): void {
  vi.stubGlobal('fetch', async (input: Request) => {
    // `slow` only delays the normal response by three seconds.
    const faultResponse = fault.id === 'slow' ? undefined : await fault.respond(input);
    const response = faultResponse ?? (await getResponse(handlers, input)) ?? Response.error();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

beforeEach(() => {
  api.configureApi({ baseUrl: BASE });
  api.resetStorageMemory();
  api.resetRecordedViews();
  db.reset('normal');
});
afterEach(() => vi.unstubAllGlobals());

describe('every operation under every fault', () => {
  const cells = Object.keys(OPERATIONS).flatMap((operation) =>
    FAULTS.map((fault) => ({ operation: operation as OperationId, fault })),
  );

  it('has 594 cells', () => expect(cells).toHaveLength(594));

  it.each(cells.map((cell) => [cell.operation, cell.fault.id, cell] as const))(
    '%s under %s',
    async (operation, faultId, { fault }) => {
      const { as, call } = CALLS[operation];
      if (as !== 'guest')
        api.startSession(as, demoAccount(as === 'agent' ? 'agent-free' : 'user').token, { id: '1' });
      stubFetchWithFault(fault);
      const controller = new AbortController();
      const outcome = await outcomeOf(call(controller.signal), faultId);
      controller.abort();

      if (neverCompletes(faultId)) {
        expect(outcome.kind === 'waiting' || SILENT.has(operation)).toBe(true);
        return;
      }
      if (SILENT.has(operation)) {
        expect(outcome).toEqual({ kind: 'value' });
        return;
      }
      if (outcome.kind === 'error') {
        expect(outcome.error, 'rejects with ApiError').toBeInstanceOf(ApiError);
        expect((outcome.error as ApiError).serverMessage).not.toMatch(/<\w|Stack trace|at \w+ \(/);
      }
      const status = STATUS[faultId] ?? (faultId === 'status-409-or-413' ? expect.any(Number) : undefined);
      if (faultId === 'status-404' && SUCCEED_ON_404.has(operation))
        expect(outcome).toEqual({ kind: 'value' });
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
