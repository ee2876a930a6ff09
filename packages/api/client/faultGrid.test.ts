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
 * The client's half of the fault grid (docs/spec/faults.md): every operation under every fault ends in a value, in an
 * ApiError or, where nothing answers, is given up. Nothing else is ever thrown, and no ended session is left behind.
 */

const BASE = 'http://backend.test';
const photo = new File([new Uint8Array(64)], 'front.jpg', { type: 'image/jpeg' });
const someone = { email: 'ama@example.com', password: 'Kente-loom-7', confirmPassword: 'Kente-loom-7' };

type Options = { queryKey: QueryKey; queryFn?: unknown };

/** Asks as a screen does, without its second try. */
const ask = (options: Options, signal: AbortSignal): Promise<unknown> => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  signal.addEventListener('abort', () => void client.cancelQueries());
  return client.fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);
};

/** One call of each operation; `agent`, `user` and `guest` say who makes it. */
const CALLS: Readonly<
  Record<OperationId, { as: 'agent' | 'user' | 'guest'; call: (signal: AbortSignal) => Promise<unknown> }>
> = {
  signUpUser: { as: 'guest', call: () => api.signUpUser({ name: 'Ama', ...someone }) },
  logInUser: { as: 'guest', call: (signal) => logInUser(someone, signal) },
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
        ...someone,
      }),
  },
  logInAgent: { as: 'guest', call: (signal) => logInAgent(someone, signal) },
  logOutAgent: { as: 'agent', call: () => logOutAgent('token') },
  verifyEmail: { as: 'guest', call: (signal) => api.verifyEmail({ code: '123456', signal }) },
  resendVerification: { as: 'guest', call: () => api.resendVerification(someone.email) },
  getUserProfile: { as: 'user', call: () => api.refreshProfile() },
  getOwnAgentProfile: { as: 'agent', call: (signal) => ask(api.getOwnAgentProfileQuery(), signal) },
  updateAgentProfile: { as: 'agent', call: () => api.updateAgentProfile({ bio: 'New' }) },
  uploadAgentProfileImage: { as: 'agent', call: () => api.uploadAgentProfileImage(photo) },
  listOwnProperties: { as: 'agent', call: (signal) => ask(api.listOwnPropertiesQuery(), signal) },
  createProperty: {
    as: 'agent',
    call: (signal) =>
      api.createProperty(
        {
          title: 'Flat',
          description: 'Bright',
          price: '2450.5',
          bedrooms: '2',
          bathrooms: '',
          parking: '',
          area: '',
          region: 'Ashanti',
          district: 'Kumasi',
          specificLocation: 'Adum',
          propertyType: 'apartment',
          listingType: 'rent',
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
  getPropertyViews: { as: 'agent', call: (signal) => ask(api.getPropertyViewsQuery('1'), signal) },
  listProperties: { as: 'guest', call: (signal) => ask(api.listPropertiesQuery(), signal) },
  getProperty: { as: 'guest', call: (signal) => ask(api.getPropertyQuery('1'), signal) },
  recordPropertyView: { as: 'guest', call: async () => api.recordPropertyView('1') },
  getAgentProfile: { as: 'guest', call: (signal) => ask(api.getAgentProfileQuery('1'), signal) },
  listUserFavorites: { as: 'user', call: (signal) => ask(api.listUserFavoritesQuery(), signal) },
  addUserFavorite: { as: 'user', call: () => api.addUserFavorite('1') },
  removeUserFavorite: { as: 'user', call: () => api.removeUserFavorite('1') },
  listAgentFavorites: { as: 'agent', call: (signal) => ask(api.listAgentFavoritesQuery(), signal) },
  addAgentFavorite: { as: 'agent', call: () => api.addAgentFavorite('1') },
  removeAgentFavorite: { as: 'agent', call: () => api.removeAgentFavorite('1') },
  initializeSubscription: {
    as: 'agent',
    call: () => api.initializeSubscription({ planCode: 'PLN_pro', email: someone.email }),
  },
  listPayments: { as: 'agent', call: (signal) => ask(api.listPaymentsQuery(), signal) },
  verifyPayment: { as: 'guest', call: () => api.verifyPayment('EF-1') },
  reportProperty: {
    as: 'guest',
    call: () =>
      api.reportProperty({
        name: 'Ama',
        email: someone.email,
        reason: 'Other',
        message: 'Wrong',
        listingId: '1',
        agentId: '2',
      }),
  },
};

/** These never reject: nothing on a screen waits for them (rulings 36, 93). */
const SILENT: ReadonlySet<OperationId> = new Set(['getUserProfile', 'recordPropertyView']);

/** What an answer must come to; a write needs no body, so an empty 200 or one that is no JSON may do for it. */
const STATUS: Partial<Record<FaultId, number>> = {
  'status-401': 401,
  'status-403': 403,
  'status-404': 404,
  'status-422': 422,
  'status-429': 429,
  'status-500-html': 500,
  'status-503': 503,
};

/** What is gone already is as good as removed. */
const MEANS_DONE: ReadonlySet<OperationId> = new Set(['removeUserFavorite', 'removeAgentFavorite']);

/** How long a call is watched under a fault that never answers, in ms. */
const WATCHED = 30;

const db = createMockDb();
const handlers = Object.values(createHandlers(db));

const neverAnswers = (id: FaultId): boolean => id === 'hang' || id === 'stall';

type End = { kind: 'value' } | { kind: 'error'; error: unknown } | { kind: 'waiting' };

async function endOf(call: Promise<unknown>, fault: FaultId): Promise<End> {
  const ended = call.then(
    (): End => ({ kind: 'value' }),
    (error: unknown): End => ({ kind: 'error', error }),
  );
  if (!neverAnswers(fault)) return ended;
  const waiting = new Promise<End>((resolve) => setTimeout(() => resolve({ kind: 'waiting' }), WATCHED));
  return Promise.race([ended, waiting]);
}

/** A network on which one fault happens to every call. */
function breakNetwork(fault: Fault): void {
  vi.stubGlobal('fetch', async (input: Request) => {
    // The three seconds of `slow` are for people; the ordinary answer follows at once here.
    const answer = fault.id === 'slow' ? undefined : await fault.respond(input);
    const response = answer ?? (await getResponse(handlers, input)) ?? Response.error();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

beforeEach(() => {
  api.configureApi({ baseUrl: BASE });
  api.resetStorageMemory();
  api.forgetRecordedViews();
  db.reset('normal');
});
afterEach(() => vi.unstubAllGlobals());

describe('the fault grid, at the client', () => {
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
      breakNetwork(fault);
      const giveUp = new AbortController();
      const end = await endOf(call(giveUp.signal), faultId);
      giveUp.abort();

      if (neverAnswers(faultId)) {
        expect(end.kind === 'waiting' || SILENT.has(operation)).toBe(true);
        return;
      }
      if (SILENT.has(operation)) {
        expect(end).toEqual({ kind: 'value' });
        return;
      }
      if (end.kind === 'error') {
        expect(end.error, 'the one error type').toBeInstanceOf(ApiError);
        // What a person is told holds no markup and no stack trace.
        expect((end.error as ApiError).serverMessage).not.toMatch(/<\w|Stack trace|at \w+ \(/);
      }
      const status = STATUS[faultId] ?? (faultId === 'status-409-or-413' ? expect.any(Number) : undefined);
      if (faultId === 'status-404' && MEANS_DONE.has(operation)) expect(end).toEqual({ kind: 'value' });
      else if (status !== undefined)
        expect(end).toMatchObject({ kind: 'error', error: { kind: 'http', status } });
      if (faultId === 'offline' || faultId === 'abort') expect(end.kind).toBe('error');
      if (faultId === 'success-false' && operation !== 'verifyPayment') {
        expect(end).toMatchObject({ kind: 'error', error: { kind: 'app' } });
      }
      const wasEnded = as !== 'guest' && api.getSession().role === 'guest';
      expect(wasEnded, 'only a 401 ends the session').toBe(
        faultId === 'status-401' && as !== 'guest' && !operation.startsWith('logOut'),
      );
    },
  );
});
