import type { Favorite, Listing } from '@efie/domain';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOwnPropertiesQuery } from '..';
import { configureApi } from '../client/config';
import { readListing } from '../client/readListing';
import { favoritesQuery, toggleFavoriteMutation } from '../favorites/useFavorites';
import { readDraft, writeDraft } from '../session/drafts';
import { getGuestFavorites, toggleGuestFavorite } from '../session/guestFavorites';
import { raiseProfileUpdated, subscribeToProfileUpdated } from '../session/profileUpdated';
import { getSession, reportUnauthorized, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { readStored, resetStorageMemory } from '../session/storage';
import { keepAccountsApart } from './accountCache';
import { logOut } from './logOut';
import { refreshProfile } from './refreshProfile';

const BASE = 'http://api.test';
const server = setupServer();
const SESSION_KEYS = ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'] as const;

/** What the device keeps; another tab writes to it without this one's knowing. */
let device: Map<string, string>;
let queryClient: QueryClient;
let stop: () => void;

/** What another tab writes, and the event that this one then hears. */
function inAnotherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) device.delete(key);
    else device.set(key, value);
  }
  for (const key of Object.keys(changes)) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const NOBODY = { userToken: null, userType: null, user: null };

/** Everything that a visit may hold, public and private. */
function fillCache(): void {
  for (const key of ['favorites', 'user-profile', 'own-agent-profile', 'payments', 'own-properties'])
    queryClient.setQueryData([key], [key]);
  queryClient.setQueryData(['favorites', 'user'], ['1']);
  queryClient.setQueryData(['own-properties', '7', 'views'], 12);
  for (const key of [['properties'], ['properties', '7'], ['agents', '9']])
    queryClient.setQueryData(key, key);
}

const held = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(' '))
    .toSorted();
const PUBLIC = ['agents 9', 'properties', 'properties 7'];

/** An answer that waits until it is let go. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

function listing(id: string): Listing {
  const read = readListing({ id, title: `Home ${id}` });
  if (read === null) throw new Error('No listing');
  return read;
}

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  device = new Map();
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  resetStorageMemory();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = keepAccountsApart(queryClient);
});
afterEach(() => {
  stop();
  queryClient.clear();
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('logging out', () => {
  const answers: readonly [string, HttpResponseResolver][] = [
    ['takes it', () => HttpResponse.json({ success: true })],
    ['breaks down', () => HttpResponse.html('<h1>Stack trace</h1>', { status: 500 })],
    ['says the token is unknown', () => HttpResponse.json({ message: 'No.' }, { status: 401 })],
    ['is not reached', () => HttpResponse.error()],
  ];

  it.each(
    (['user', 'agent'] as const).flatMap((role) => answers.map(([what, answer]) => ({ role, what, answer }))),
  )(
    'C39 C40 C41 C42 C43 F42: signs the $role out at once, and the server $what',
    async ({ role, answer }) => {
      const sent = vi.fn();
      server.use(
        http.post(`${BASE}/api/auth/:role/logout`, (info) => {
          sent(info.params['role'], info.request.headers.get('Authorization'));
          return answer(info);
        }),
      );
      startSession(role, 'token-1', { name: 'Ama' });
      device.set('refreshToken', 'r');
      toggleGuestFavorite('7');
      const typist = getSession();
      writeDraft('report 7', { message: 'Not mine any more' });
      fillCache();
      const done = logOut(queryClient);
      // Before any answer.
      expect(getSession()).toEqual({ role: 'guest' });
      expect(SESSION_KEYS.map(readStored)).toEqual(SESSION_KEYS.map(() => null));
      expect(readDraft('report 7', typist)).toBeNull();
      expect(held()).toEqual(PUBLIC);
      expect(getGuestFavorites()).toEqual(['7']);
      await done;
      expect(sent.mock.calls).toEqual([[role, 'Bearer token-1']]);
      expect(getSession()).toEqual({ role: 'guest' });
    },
  );

  it('C42: the page on which the agent logs out calls for nothing without a token, and what is on its way is given up', async () => {
    server.use(http.post(`${BASE}/api/auth/agent/logout`, () => HttpResponse.json({})));
    startSession('agent', 'token-1', { name: 'Ama' });
    queryClient.setQueryData(['payments'], []);
    const shown = { queryKey: ['payments'], queryFn: vi.fn(() => []), staleTime: Infinity };
    const given: AbortSignal[] = [];
    const waited = {
      queryKey: ['own-properties'],
      queryFn: vi.fn(({ signal }: { signal: AbortSignal }) => {
        given.push(signal);
        return new Promise<never>(() => undefined);
      }),
    };
    const parts = [shown, waited].map((query) => {
      const observer = new QueryObserver(queryClient, query);
      return { letGo: observer.subscribe(() => undefined), drawAnew: () => observer.setOptions(query) };
    });
    const done = logOut(queryClient);
    parts.forEach(({ drawAnew }) => drawAnew());
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
    expect(shown.queryFn).not.toHaveBeenCalled();
    parts.forEach(({ letGo }) => letGo());
    expect(held()).toEqual([]);
    await done;
  });

  it('C42 F42: a server that never answers keeps nobody signed in, nor does it end who comes next', async () => {
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

describe('the answers of an account', () => {
  it.each([
    ['F7: another tab logs out', () => inAnotherTab(NOBODY)],
    [
      'F8: another tab logs in as an agent',
      () => inAnotherTab({ ...NOBODY, agentToken: 'token-2', userType: 'agent', agent: '{"id":"9"}' }),
    ],
    ['another account of the same role logs in', () => startSession('user', 'token-2', { name: 'Kofi' })],
    ['F67: the server refuses the token', () => reportUnauthorized({ role: 'user', token: 'token-1' })],
  ])('%s: they leave, what anyone may see stays', (_what, change) => {
    startSession('user', 'token-1', { name: 'Ama' });
    fillCache();
    change();
    expect(held()).toEqual(PUBLIC);
  });

  it('a record that is brought up to date ends nothing', () => {
    startSession('user', 'token-1', { name: 'Ama' });
    fillCache();
    const before = held();
    raiseProfileUpdated({ name: 'Ama Owusu' });
    expect(held()).toEqual(before);
  });

  it('F7: what a page still shows when another tab logs out stays until the page lets it go', () => {
    startSession('user', 'token-1', { name: 'Ama' });
    fillCache();
    const letGo = new QueryObserver(queryClient, { queryKey: ['payments'], staleTime: Infinity }).subscribe(
      () => undefined,
    );
    inAnotherTab(NOBODY);
    expect(held()).toEqual(['agents 9', 'payments', 'properties', 'properties 7']);
    letGo();
    expect(held()).toEqual(PUBLIC);
  });

  it('F8: one that is on its way when the session changes is kept for no one', async () => {
    const { opened, open } = gate();
    server.use(
      http.get(`${BASE}/api/user/favorites`, async () => {
        await opened;
        return HttpResponse.json({ favorites: [{ id: '1', property_id: '1' }] });
      }),
    );
    startSession('user', 'token-1', { name: 'Ama' });
    const asked = queryClient.fetchQuery(favoritesQuery('user'));
    startSession('user', 'token-2', { name: 'Kofi' });
    open();
    await asked.catch(() => undefined);
    expect(queryClient.getQueryData(['favorites', 'user'])).toBeUndefined();
  });

  it.each([200, 500])(
    'F8: a heart pressed in an earlier session and answered (%i) later touches nobody’s list',
    async (status) => {
      const { opened, open } = gate();
      const wait = async () => {
        await opened;
        return HttpResponse.json({ message: 'Late.' }, { status });
      };
      server.use(http.delete(`${BASE}/api/user/favorites/:id`, wait));
      startSession('user', 'token-1', { name: 'Ama' });
      const kept: readonly Favorite[] = [{ id: '7', listingId: '7', listing: listing('7') }];
      queryClient.setQueryData(['favorites', 'user'], kept);
      const toggled = new MutationObserver(queryClient, toggleFavoriteMutation(queryClient, 'user')).mutate({
        listingId: '7',
        isSaved: true,
        listing: listing('7'),
      });
      await vi.waitFor(() => expect(queryClient.getQueryData(['favorites', 'user'])).toEqual([]));
      startSession('user', 'token-2', { name: 'Kofi' });
      const others: readonly Favorite[] = [{ id: '8', listingId: '8', listing: listing('8') }];
      queryClient.setQueryData(['favorites', 'user'], others);
      open();
      await toggled.catch(() => undefined);
      expect(queryClient.getQueryData(['favorites', 'user'])).toEqual(others);
    },
  );

  it('C44: an agent’s call carries the agent’s token', async () => {
    const seen = vi.fn();
    server.use(
      http.get(`${BASE}/api/agent/properties`, ({ request }) => {
        seen(request.headers.get('Authorization'));
        return HttpResponse.json({ data: { properties: [] } });
      }),
    );
    startSession('agent', 'token-9', { id: '9' });
    await queryClient.fetchQuery(listOwnPropertiesQuery());
    expect(seen.mock.calls).toEqual([['Bearer token-9']]);
  });
});

describe('the record of the signed-in person', () => {
  const profile = (role: Role, answer: HttpResponseResolver) =>
    server.use(http.get(`${BASE}/api/${role}/profile`, answer));

  it.each([
    ['at data', { data: { name: 'Ama Owusu' } }],
    ['at data.user', { data: { user: { name: 'Ama Owusu' } } }],
  ])(
    'C58: is brought up to date from the user %s, and keeps what the answer does not name',
    async (_where, body) => {
      profile('user', () => HttpResponse.json(body));
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
  ])('C59: %s changes nothing and throws nothing', async (_what, answer) => {
    profile('user', answer);
    startSession('user', 'token-1', { name: 'Ama' });
    await expect(refreshProfile()).resolves.toBeUndefined();
    expect(getSession()).toMatchObject({ token: 'token-1', record: { name: 'Ama' } });
  });

  it('F8: an answer for an earlier session is applied to no one', async () => {
    const { opened, open } = gate();
    profile('user', async () => {
      await opened;
      return HttpResponse.json({ data: { name: 'Ama Owusu' } });
    });
    startSession('user', 'token-1', { name: 'Ama' });
    const asked = refreshProfile();
    startSession('user', 'token-2', { name: 'Kofi' });
    open();
    await asked;
    expect(getSession()).toMatchObject({ token: 'token-2', record: { name: 'Kofi' } });
  });

  it('nobody is asked about a guest', async () => {
    await expect(refreshProfile()).resolves.toBeUndefined();
  });

  it('C77: a change is taken over and told to the window under its name', () => {
    startSession('agent', 'token-9', { id: '9', fullName: 'Kojo', phone: '1' });
    const heard = vi.fn();
    const stopHearing = subscribeToProfileUpdated(heard);
    raiseProfileUpdated({ fullName: 'Kojo Amponsah' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(getSession()).toMatchObject({ record: { id: '9', fullName: 'Kojo Amponsah', phone: '1' } });
    window.dispatchEvent(new Event('profile-updated'));
    expect(heard).toHaveBeenCalledTimes(2);
    stopHearing();
    raiseProfileUpdated();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
