import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../config';
import { getGuestFavorites, toggleGuestFavorite } from '../device/guestFavorites';
import { endSession, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { resetStorageMemory } from '../storage/storage';
import { mergeGuestFavorites } from './mergeGuestFavorites';
import { favoritesQuery } from './useToggleFavorite';

const BASE = 'http://api.test';
const { db, server } = createMockNodeBackend();
const start = db.snapshot();
const accounts = { user: demoAccount('user'), agent: demoAccount('agent-free') };

const sent: string[] = [];

/** Records writes and responds to the nth one itself; the mock backend responds to the others. */
const respondToWrite = (number: number, respond: HttpResponseResolver) =>
  server.use(
    http.post(`${BASE}/api/:role/favorites`, async (info) => {
      const { property_id } = (await info.request.clone().json()) as { property_id: string };
      sent.push(property_id);
      return sent.length === number ? respond(info) : undefined;
    }),
  );
const serverError = () => HttpResponse.json({ message: 'The database is down.' }, { status: 500 });

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function logIn(role: Role): void {
  const result = db[role === 'user' ? 'logInUser' : 'logInAgent']({
    email: accounts[role].email,
    password: DEMO_PASSWORD,
  });
  if (!result.ok) throw new Error('The demo account cannot log in');
  startSession(role, result.token, { name: 'Ama' });
}

const favoritesOf = async (role: Role) =>
  (await client().fetchQuery(favoritesQuery(role))).map((favorite) => favorite.listingId);

/** Saves three listings as a guest that the account has not saved; returns their ids. */
async function saveThreeAsGuest(role: Role): Promise<readonly string[]> {
  logIn(role);
  const saved = await favoritesOf(role);
  endSession();
  const ids = start.listings
    .filter(({ id, status }) => status === 'active' && !saved.includes(id))
    .slice(0, 3)
    .map(({ id }) => id);
  ids.forEach(toggleGuestFavorite);
  return ids;
}

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  resetStorageMemory();
  db.restore(start);
  sent.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe.each(['user', 'agent'] as const)('a guest’s favorites after the login of a %s', (role) => {
  it('a favorite that the server rejects stays on the device and is retried at the next login', async () => {
    const [first = '', second = '', third = ''] = await saveThreeAsGuest(role);
    logIn(role);
    respondToWrite(2, serverError);
    await expect(mergeGuestFavorites(client(), role)).resolves.toBeUndefined();
    expect(sent).toEqual([first, second, third]);
    expect(getGuestFavorites()).toEqual([second]);
    expect(await favoritesOf(role)).toEqual(expect.arrayContaining([first, third]));
    expect(await favoritesOf(role)).not.toContain(second);

    endSession();
    logIn(role);
    await mergeGuestFavorites(client(), role);
    expect(sent.slice(3)).toEqual([second]);
    expect(getGuestFavorites()).toEqual([]);
    expect(await favoritesOf(role)).toEqual(expect.arrayContaining([first, second, third]));
  });

  it.each([
    ['404', () => HttpResponse.json({ message: 'Property not found' }, { status: 404 })],
    ['404 without a readable body', () => new HttpResponse('<h1>Not found</h1>', { status: 404 })],
    ['410', () => new HttpResponse(null, { status: 410 })],
    [
      '422 for the id',
      () =>
        HttpResponse.json(
          { errors: { property_id: ['The selected property id is invalid.'] } },
          { status: 422 },
        ),
    ],
  ])(
    'a home that is gone (%s) is removed from the device, and the others are added',
    async (_what, respond) => {
      const [first = '', second = '', third = ''] = await saveThreeAsGuest(role);
      logIn(role);
      respondToWrite(2, respond);
      await mergeGuestFavorites(client(), role);
      expect(sent).toEqual([first, second, third]);
      expect(getGuestFavorites()).toEqual([]);
      expect(await favoritesOf(role)).toEqual(expect.arrayContaining([first, third]));
    },
  );

  it.each([
    ['429', () => HttpResponse.json({ message: 'Too many requests.' }, { status: 429 })],
    ['a lost connection', () => HttpResponse.error()],
  ])('nothing more is sent after %s, and the rest stays on the device', async (_what, respond) => {
    const [first = '', second = '', third = ''] = await saveThreeAsGuest(role);
    logIn(role);
    respondToWrite(2, respond);
    await mergeGuestFavorites(client(), role);
    expect(sent).toEqual([first, second]);
    expect(getGuestFavorites()).toEqual([second, third]);
  });

  it('a favorite that the server already has is not sent, and is removed from the device', async () => {
    const ids = await saveThreeAsGuest(role);
    logIn(role);
    await mergeGuestFavorites(client(), role);
    ids.forEach(toggleGuestFavorite);
    sent.length = 0;
    respondToWrite(0, serverError);
    await mergeGuestFavorites(client(), role);
    expect(sent).toEqual([]);
    expect(getGuestFavorites()).toEqual([]);
  });

  it('nothing is sent or removed when the server’s list cannot be loaded', async () => {
    const ids = await saveThreeAsGuest(role);
    logIn(role);
    respondToWrite(0, serverError);
    server.use(http.get(`${BASE}/api/:role/favorites`, serverError));
    await expect(mergeGuestFavorites(client(), role)).resolves.toBeUndefined();
    expect(sent).toEqual([]);
    expect(getGuestFavorites()).toEqual(ids);
  });

  it('merging stops when the session changes, and another account gets no favorites', async () => {
    const [first = '', second = '', third = ''] = await saveThreeAsGuest(role);
    logIn(role);
    respondToWrite(2, () => {
      startSession(role, 'of-somebody-else', { name: 'Esi' });
      return serverError();
    });
    await mergeGuestFavorites(client(), role);
    expect(sent).toEqual([first, second]);
    expect(getGuestFavorites()).toEqual([second, third]);
  });

  it('sends no request without guest favorites', async () => {
    logIn(role);
    server.use(http.all(`${BASE}/*`, serverError));
    const queryClient = client();
    await mergeGuestFavorites(queryClient, role);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
