import type { Favorite } from '@efie/domain/account';
import type { Listing } from '@efie/domain/listing';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOwnPropertiesQuery } from '..';
import { configureApi } from '../config';
import { readListing } from '../wire/readListing';
import { favoritesQuery, toggleFavoriteMutation } from '../favorites/useToggleFavorite';
import { readDraft, writeDraft } from '../device/drafts';
import { getGuestFavorites, toggleGuestFavorite } from '../device/guestFavorites';
import { dispatchProfileUpdated, subscribeToProfileUpdated } from '../session/profileUpdated';
import { getSession, reportUnauthorized, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { readStored, writeStored } from '../storage/storage';
import { clearCacheOnSessionChange } from './accountCache';
import { logOut } from './logOut';
import { refreshProfile } from './refreshProfile';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const BASE = 'http://api.test';
const server = setupServer();
const SESSION_KEYS = ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'] as const;

/** The content of localStorage. */
let device: TestDevice;
let queryClient: QueryClient;
let stop: () => void;

const SIGNED_OUT = { userToken: null, userType: null, user: null };

function fillCache(): void {
  for (const key of ['favorites', 'user-profile', 'own-agent-profile', 'payments', 'own-listings'])
    queryClient.setQueryData([key], [key]);
  queryClient.setQueryData(['favorites', 'user'], ['1']);
  queryClient.setQueryData(['own-listings', '7', 'views'], 12);
  for (const key of [['listings'], ['listings', '7'], ['agents', '9']]) queryClient.setQueryData(key, key);
}

const cachedKeys = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(' '))
    .toSorted();
const PUBLIC = ['agents 9', 'listings', 'listings 7'];

/** A promise that `open` resolves, to delay a response. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

function listing(id: string): Listing {
  const read = readListing({ id, title: `Home ${id}` });
  if (read === null) throw new Error('readListing returned null');
  return read;
}

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  device = stubDevice();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = clearCacheOnSessionChange(queryClient);
});
afterEach(() => {
  stop();
  queryClient.clear();
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('logging out', () => {
  const responses: readonly [string, HttpResponseResolver][] = [
    ['accepts it', () => HttpResponse.json({ success: true })],
    ['responds 500', () => HttpResponse.html('<h1>Stack trace</h1>', { status: 500 })],
    ['responds 401', () => HttpResponse.json({ message: 'No.' }, { status: 401 })],
    ['cannot be reached', () => HttpResponse.error()],
  ];

  it.each(
    (['user', 'agent'] as const).flatMap((role) =>
      responses.map(([what, respond]) => ({ role, what, respond })),
    ),
  )('signs the $role out at once when the server $what', async ({ role, respond }) => {
    const sent = vi.fn();
    server.use(
      http.post(`${BASE}/api/auth/:role/logout`, (info) => {
        sent(info.params['role'], info.request.headers.get('Authorization'));
        return respond(info);
      }),
    );
    startSession(role, 'token-1', { name: 'Ama' });
    device.set('refreshToken', 'r');
    toggleGuestFavorite('7');
    const draftOwner = getSession();
    writeDraft('report 7', { message: 'Not mine any more' });
    writeStored({ 'efie-dismissed-tasks': '[]', 'efie-view-history': '[]' });
    fillCache();
    const done = logOut(queryClient);
    expect(getSession()).toEqual({ role: 'guest' });
    expect([readStored('efie-dismissed-tasks'), readStored('efie-view-history')]).toEqual([null, null]);
    expect(SESSION_KEYS.map(readStored)).toEqual(SESSION_KEYS.map(() => null));
    expect(readDraft('report 7', draftOwner)).toBeNull();
    expect(cachedKeys()).toEqual(PUBLIC);
    expect(getGuestFavorites()).toEqual(['7']);
    await done;
    expect(sent.mock.calls).toEqual([[role, 'Bearer token-1']]);
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it('cancels in-flight queries, and the current screen refetches nothing without a token', async () => {
    server.use(http.post(`${BASE}/api/auth/agent/logout`, () => HttpResponse.json({})));
    startSession('agent', 'token-1', { name: 'Ama' });
    queryClient.setQueryData(['payments'], []);
    const loaded = { queryKey: ['payments'], queryFn: vi.fn(() => []), staleTime: Infinity };
    const signals: AbortSignal[] = [];
    const inFlight = {
      queryKey: ['own-listings'],
      queryFn: vi.fn(({ signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      }),
    };
    const observers = [loaded, inFlight].map((query) => {
      const observer = new QueryObserver(queryClient, query);
      return { unmount: observer.subscribe(() => undefined), rerender: () => observer.setOptions(query) };
    });
    const done = logOut(queryClient);
    observers.forEach(({ rerender }) => rerender());
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(loaded.queryFn).not.toHaveBeenCalled();
    observers.forEach(({ unmount }) => unmount());
    expect(cachedKeys()).toEqual([]);
    await done;
  });

  it('does not wait for the response, and a late 401 does not end the next session', async () => {
    const { opened, open } = gate();
    server.use(
      http.post(`${BASE}/api/auth/user/logout`, async () => {
        await opened;
        return HttpResponse.json({ message: 'No.' }, { status: 401 });
      }),
    );
    startSession('user', 'token-1', { name: 'Ama' });
    const done = logOut(queryClient);
    expect(getSession().role).toBe('guest');
    startSession('user', 'token-2', { name: 'Kofi' });
    open();
    await done;
    expect(getSession()).toMatchObject({ token: 'token-2' });
  });
});

describe('the cached data of an account', () => {
  it.each([
    ['another tab logs out', () => device.changeInOtherTab(SIGNED_OUT)],
    [
      'another tab logs in as an agent',
      () =>
        device.changeInOtherTab({
          ...SIGNED_OUT,
          agentToken: 'token-2',
          userType: 'agent',
          agent: '{"id":"9"}',
        }),
    ],
    ['another account of the same role logs in', () => startSession('user', 'token-2', { name: 'Kofi' })],
    ['the server rejects the token', () => reportUnauthorized({ role: 'user', token: 'token-1' })],
  ])('%s: it is removed, and public data stays', (_what, change) => {
    startSession('user', 'token-1', { name: 'Ama' });
    fillCache();
    change();
    expect(cachedKeys()).toEqual(PUBLIC);
  });

  it('stays when the account’s record is updated', () => {
    startSession('user', 'token-1', { name: 'Ama' });
    fillCache();
    const before = cachedKeys();
    dispatchProfileUpdated({ name: 'Ama Owusu' });
    expect(cachedKeys()).toEqual(before);
  });

  it('an active query stays until it is inactive when another tab logs out', () => {
    startSession('user', 'token-1', { name: 'Ama' });
    fillCache();
    const unmount = new QueryObserver(queryClient, { queryKey: ['payments'], staleTime: Infinity }).subscribe(
      () => undefined,
    );
    device.changeInOtherTab(SIGNED_OUT);
    expect(cachedKeys()).toEqual(['agents 9', 'listings', 'listings 7', 'payments']);
    unmount();
    expect(cachedKeys()).toEqual(PUBLIC);
  });

  it('a response that arrives after the session has changed is not cached', async () => {
    const { opened, open } = gate();
    server.use(
      http.get(`${BASE}/api/user/favorites`, async () => {
        await opened;
        return HttpResponse.json({ favorites: [{ id: '1', property_id: '1' }] });
      }),
    );
    startSession('user', 'token-1', { name: 'Ama' });
    const fetching = queryClient.fetchQuery(favoritesQuery('user'));
    startSession('user', 'token-2', { name: 'Kofi' });
    open();
    await fetching.catch(() => undefined);
    expect(queryClient.getQueryData(['favorites', 'user'])).toBeUndefined();
  });

  it.each([200, 500])(
    'a response (%i) to a favorite toggled in an earlier session does not change the current list',
    async (status) => {
      const { opened, open } = gate();
      const respondDelayed = async () => {
        await opened;
        return HttpResponse.json({ message: 'Late.' }, { status });
      };
      server.use(http.delete(`${BASE}/api/user/favorites/:id`, respondDelayed));
      startSession('user', 'token-1', { name: 'Ama' });
      const favorites: readonly Favorite[] = [{ id: '7', listingId: '7', listing: listing('7') }];
      queryClient.setQueryData(['favorites', 'user'], favorites);
      const toggled = new MutationObserver(queryClient, toggleFavoriteMutation(queryClient, 'user')).mutate({
        listingId: '7',
        isSaved: true,
        listing: listing('7'),
      });
      await vi.waitFor(() => expect(queryClient.getQueryData(['favorites', 'user'])).toEqual([]));
      startSession('user', 'token-2', { name: 'Kofi' });
      const nextFavorites: readonly Favorite[] = [{ id: '8', listingId: '8', listing: listing('8') }];
      queryClient.setQueryData(['favorites', 'user'], nextFavorites);
      open();
      await toggled.catch(() => undefined);
      expect(queryClient.getQueryData(['favorites', 'user'])).toEqual(nextFavorites);
    },
  );

  it('an agent’s request carries the agent’s token', async () => {
    const sent = vi.fn();
    server.use(
      http.get(`${BASE}/api/agent/properties`, ({ request }) => {
        sent(request.headers.get('Authorization'));
        return HttpResponse.json({ data: { properties: [] } });
      }),
    );
    startSession('agent', 'token-9', { id: '9' });
    await queryClient.fetchQuery(listOwnPropertiesQuery());
    expect(sent.mock.calls).toEqual([['Bearer token-9']]);
  });
});

describe('the record of the signed-in account', () => {
  const respondToProfile = (role: Role, respond: HttpResponseResolver) =>
    server.use(http.get(`${BASE}/api/${role}/profile`, respond));

  it.each([
    ['at data', { data: { name: 'Ama Owusu' } }],
    ['at data.user', { data: { user: { name: 'Ama Owusu' } } }],
  ])(
    'is updated from the user %s, and keeps fields that the response does not contain',
    async (_where, body) => {
      respondToProfile('user', () => HttpResponse.json(body));
      startSession('user', 'token-1', { name: 'Ama', email: 'ama@example.com' });
      await refreshProfile();
      expect(getSession()).toMatchObject({ record: { name: 'Ama Owusu', email: 'ama@example.com' } });
    },
  );

  it.each<[string, HttpResponseResolver]>([
    ['500', () => HttpResponse.html('<h1>Stack trace</h1>', { status: 500 })],
    ['offline', () => HttpResponse.error()],
    ['a list', () => HttpResponse.json({ data: [] })],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('stays unchanged, without an error, after %s', async (_what, respond) => {
    respondToProfile('user', respond);
    startSession('user', 'token-1', { name: 'Ama' });
    await expect(refreshProfile()).resolves.toBeUndefined();
    expect(getSession()).toMatchObject({ token: 'token-1', record: { name: 'Ama' } });
  });

  it('ignores a response to an earlier session', async () => {
    const { opened, open } = gate();
    respondToProfile('user', async () => {
      await opened;
      return HttpResponse.json({ data: { name: 'Ama Owusu' } });
    });
    startSession('user', 'token-1', { name: 'Ama' });
    const refreshing = refreshProfile();
    startSession('user', 'token-2', { name: 'Kofi' });
    open();
    await refreshing;
    expect(getSession()).toMatchObject({ token: 'token-2', record: { name: 'Kofi' } });
  });

  it('is not requested for a guest', async () => {
    await expect(refreshProfile()).resolves.toBeUndefined();
  });

  it('is changed at once, and profile-updated is dispatched on the window', () => {
    startSession('agent', 'token-9', { id: '9', fullName: 'Kojo', phone: '1' });
    const listener = vi.fn();
    const unsubscribe = subscribeToProfileUpdated(listener);
    dispatchProfileUpdated({ fullName: 'Kojo Amponsah' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(getSession()).toMatchObject({ record: { id: '9', fullName: 'Kojo Amponsah', phone: '1' } });
    window.dispatchEvent(new Event('profile-updated'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    dispatchProfileUpdated();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it('data of an account that logged in and out before this tab was notified is removed', () => {
  device.set('userToken', 'token-1');
  device.set('user', '{"id":"1"}');
  queryClient.setQueryData(['favorites', 'user'], ['of the account']);
  device.changeInOtherTab(SIGNED_OUT);
  expect(queryClient.getQueryData(['favorites', 'user'])).toBeUndefined();
});

it('a change of the session does not forget that a payment was verified', () => {
  const key = ['payment-check', 'EF-1'];
  queryClient.setQueryData(key, { kind: 'paid' });
  startSession('user', 'token-1', { id: '1' });
  device.changeInOtherTab(SIGNED_OUT);
  expect(queryClient.getQueryData(key)).toEqual({ kind: 'paid' });
});
