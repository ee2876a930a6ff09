import {
  changesToSend,
  mergeOutcomes,
  type ChangeOutcomes,
  type ListingAction,
  type ListingChange,
} from '@efie/domain/listing';
import { createHandlers, createMockDb, demoAccount, FAULTS, faultOf, type FaultId } from '@efie/mocks';
import { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '../config';
import { getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { resetStorageMemory } from '../storage/storage';
import { changeListings } from './changeListings';
import { listOwnPropertiesQuery } from './listOwnProperties';

/** Bulk changes on the mock backend under each of the 18 faults (docs/spec/faults.md). */

const db = createMockDb();
const handlers = Object.values(createHandlers(db));
const { token, email } = demoAccount('agent-premium');

const DELETE: ListingAction = { kind: 'delete' };
const INACTIVE: ListingAction = { kind: 'status', status: 'inactive' };
const CHEAPER: ListingAction = { kind: 'price', price: 1250.5 };

const neverCompletes = (id: FaultId): boolean => id === 'hang' || id === 'stall';

let queryClient: QueryClient;
/** Every request that changes a listing, in the order sent: 'DELETE 12'. */
let sent: string[];
/** Which fault a request gets; `processed` is for a response that is lost after the server has made the change. */
let faultFor: (listingId: string) => FaultId | 'processed' | null;

const ownListings = () => {
  const result = db.listOwnProperties(token);
  return result.ok ? result.properties : expect.unreachable();
};

/** Whether the backend has made the change. */
function isMade({ id, action }: ListingChange): boolean {
  const listing = ownListings().find((one) => one.id === id);
  if (action.kind === 'delete') return listing === undefined;
  return action.kind === 'status'
    ? listing?.status === action.status
    : Number(listing?.price) === action.price;
}

async function respond(request: Request): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const isChange = request.method === 'PATCH' || request.method === 'DELETE';
  if (isChange) sent.push(`${request.method} ${id}`);
  const fault = isChange ? faultFor(id) : null;
  if (fault === 'processed') {
    await getResponse(handlers, request);
    throw new TypeError('Failed to fetch');
  }
  // `slow` only delays the normal response by three seconds.
  const faulty = fault === null || fault === 'slow' ? undefined : await faultOf(fault).respond(request);
  const response = faulty ?? (await getResponse(handlers, request)) ?? Response.error();
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  if (fault !== 'stall') return response;
  // As in a browser, an abort also ends the body.
  const body = response.body?.pipeThrough(new TransformStream(), { signal: request.signal }) ?? null;
  return new Response(body, response);
}

beforeEach(() => {
  configureApi({ baseUrl: 'http://backend.test' });
  resetStorageMemory();
  db.reset('normal');
  startSession('agent', token, { id: '101', email });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  sent = [];
  faultFor = () => null;
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const toChanges = (action: ListingAction, count = 6): readonly ListingChange[] =>
  ownListings()
    .filter(({ status }) => status === 'active')
    .slice(0, count)
    .map(({ id }) => ({ id, action }));

/** Runs the changes; a request that never completes is stopped by the agent. */
async function run(changes: readonly ListingChange[], isStopped = false): Promise<ChangeOutcomes> {
  const controller = new AbortController();
  const outcomes = changeListings({
    changes,
    queryClient,
    session: getSession(),
    signal: controller.signal,
  });
  if (isStopped) setTimeout(() => controller.abort(), 30);
  return outcomes;
}

const kindsOf = (outcomes: ChangeOutcomes) => [...outcomes.values()].map(({ kind }) => kind);

describe.each([
  ['delete', DELETE],
  ['status', INACTIVE],
  ['price', CHEAPER],
] as const)('bulk %s', (_name, action) => {
  it('changes each listing with one request', async () => {
    const changes = toChanges(action);
    const outcomes = await run([...changes, ...changes]);
    expect(kindsOf(outcomes)).toEqual(Array.from(changes, () => 'done'));
    expect(new Set(sent).size).toBe(6);
    expect(sent).toHaveLength(6);
    expect(changes.every(isMade)).toBe(true);
  });

  const cells = FAULTS.flatMap(({ id }) =>
    (['the second', 'every'] as const).map((where) => [id, where] as const),
  );

  it.each(cells)('under %s for %s request loses nothing and does nothing twice', async (fault, where) => {
    const changes = toChanges(action);
    const before = ownListings();
    const second = changes[1]?.id;
    faultFor = (id) => (where === 'every' || id === second ? fault : null);
    const first = await run(changes, neverCompletes(fault));

    // Each listing has an outcome, each one that is not done says why, and none says what is untrue.
    expect([...first.keys()].sort()).toEqual(changes.map(({ id }) => id).sort());
    for (const change of changes) {
      const outcome = first.get(change.id);
      expect(outcome?.kind === 'done', `${change.id} is as its outcome says`).toBe(isMade(change));
      if (outcome?.kind !== 'done') {
        expect(outcome?.reason).toMatch(/^[A-Z].*\.$/);
        expect(outcome?.reason).not.toMatch(/<\w|Stack trace|undefined|null|\[object/);
      }
    }
    // The other listings are as they were.
    const touched = new Set(changes.map(({ id }) => id));
    const untouched = ({ id }: { id: string }) => !touched.has(id);
    expect(ownListings().filter(untouched)).toEqual(before.filter(untouched));

    // Repeated without the fault: only what is not done is sent, and everything is done after it.
    const sentFirst = [...sent];
    sent = [];
    faultFor = () => null;
    // The requests of the ended session must not end the next one, which has the same token here.
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    if (fault === 'status-401') startSession('agent', token, { id: '101', email });
    const remaining = changesToSend(changes, first);
    const all = mergeOutcomes(first, await run(remaining));
    expect(kindsOf(all)).toEqual(Array.from(changes, () => 'done'));
    expect(changes.every(isMade)).toBe(true);
    expect(sent.map((request) => request.split(' ')[1]).sort()).toEqual(remaining.map(({ id }) => id).sort());
    for (const request of sent) {
      const id = request.split(' ')[1] ?? '';
      expect(first.get(id)?.kind, 'what was done is not sent again').not.toBe('done');
    }
    expect(new Set(sentFirst).size, 'no request is sent twice in one run').toBe(sentFirst.length);
  });

  it('a lost response of a change that was made counts as done, and is not sent again', async () => {
    const changes = toChanges(action);
    faultFor = (id) => (id === changes[0]?.id ? 'processed' : null);
    const outcomes = await run(changes);
    expect(outcomes.get(changes[0]?.id ?? '')).toEqual({ kind: 'done' });
    expect(changesToSend(changes, outcomes).some(({ id }) => id === changes[0]?.id)).toBe(false);
  });

  it('after 429 the rest is not sent, and says when it can be', async () => {
    const changes = toChanges(action, 8);
    faultFor = () => 'status-429';
    const outcomes = await run(changes);
    expect(sent).toHaveLength(3);
    expect(kindsOf(outcomes).filter((kind) => kind === 'unsent')).toHaveLength(changes.length - 3);
    const reasons = [...outcomes.values()].map((outcome) => (outcome.kind === 'done' ? '' : outcome.reason));
    expect(reasons.every((reason) => reason.includes('You can send it again in 30 seconds.'))).toBe(true);
  });

  it.each([
    ['do not load', () => Response.error()],
    ['come without a list', () => Response.json({ success: true })],
    [
      'are the first of two pages',
      () => Response.json({ properties: [], current_page: 1, last_page: 2, total: 60 }),
    ],
  ])('an uncertain outcome stays uncertain when the listings %s', async (_how, listings) => {
    const changes = toChanges(action, 1);
    faultFor = () => 'abort';
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method !== 'GET') return respond(request);
      const response = listings();
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    });
    const outcomes = await run(changes);
    expect([...outcomes.values()]).toMatchObject([{ kind: 'failed', isUncertain: true }]);
  });

  it('updates the cached listings as each request ends', async () => {
    await queryClient.fetchQuery(listOwnPropertiesQuery());
    const changes = toChanges(action, 2);
    await run(changes);
    const cached = queryClient.getQueryData(listOwnPropertiesQuery().queryKey)?.listings ?? [];
    for (const { id } of changes) {
      const listing = cached.find((one) => one.id === id);
      expect(listing === undefined).toBe(action.kind === 'delete');
      if (action.kind === 'status') expect(listing?.status).toBe('inactive');
      if (action.kind === 'price') expect(listing?.price).toBe(1250.5);
    }
  });

  it('sends nothing for an account that is no longer signed in', async () => {
    const changes = toChanges(action);
    const session = getSession();
    startSession('agent', demoAccount('agent-free').token, { id: '2', email: 'other@example.com' });
    const outcomes = await changeListings({
      changes,
      queryClient,
      session,
      signal: new AbortController().signal,
    });
    expect(sent).toEqual([]);
    expect(new Set(kindsOf(outcomes))).toEqual(new Set(['unsent']));
  });
});
