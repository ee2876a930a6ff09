import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../client/config';
import { getGuestFavorites, toggleGuestFavorite } from '../session/guestFavorites';
import { endSession, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { resetStorageMemory } from '../session/storage';
import { mergeGuestFavorites } from './mergeGuestFavorites';
import { favoritesQuery } from './useFavorites';

const BASE = 'http://api.test';
const { db, server } = createMockNodeBackend();
const start = db.snapshot();
const accounts = { user: demoAccount('user'), agent: demoAccount('agent-free') };

/** The calls that write, in their order. */
const sent: string[] = [];

/** Answers the write of a given number itself; the mock backend answers the others. */
const answerWrite = (number: number, answer: HttpResponseResolver) =>
  server.use(
    http.post(`${BASE}/api/:role/favorites`, async (info) => {
      const { property_id } = (await info.request.clone().json()) as { property_id: string };
      sent.push(property_id);
      return sent.length === number ? answer(info) : undefined;
    }),
  );
const refuse = () => HttpResponse.json({ message: 'The database is down.' }, { status: 500 });

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function logIn(role: Role): void {
  const result = db[role === 'user' ? 'logInUser' : 'logInAgent']({
    email: accounts[role].email,
    password: DEMO_PASSWORD,
  });
  if (!result.ok) throw new Error('The demo account cannot log in');
  startSession(role, result.token, { name: 'Ama' });
}

/** What the server holds for whoever is signed in. */
const heldBy = async (role: Role) =>
  (await client().fetchQuery(favoritesQuery(role))).map((favorite) => favorite.listingId);

/** Keeps three listings on the device that the account has not saved; gives their ids. */
async function keepThree(role: Role): Promise<readonly string[]> {
  logIn(role);
  const held = await heldBy(role);
  endSession();
  const ids = start.listings
    .filter(({ id, status }) => status === 'active' && !held.includes(id))
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

describe.each(['user', 'agent'] as const)('what a guest kept, after the login of a %s', (role) => {
  it('F71: what the server refuses stays on the device, and the next login tries it again', async () => {
    const [first = '', second = '', third = ''] = await keepThree(role);
    logIn(role);
    answerWrite(2, refuse);
    await expect(mergeGuestFavorites(client(), role)).resolves.toBeUndefined();
    expect(sent).toEqual([first, second, third]);
    expect(getGuestFavorites()).toEqual([second]);
    expect(await heldBy(role)).toEqual(expect.arrayContaining([first, third]));
    expect(await heldBy(role)).not.toContain(second);

    endSession();
    logIn(role);
    await mergeGuestFavorites(client(), role);
    expect(sent.slice(3)).toEqual([second]);
    expect(getGuestFavorites()).toEqual([]);
    expect(await heldBy(role)).toEqual(expect.arrayContaining([first, second, third]));
  });

  it('F71: what the server holds already is not sent again, and leaves the device', async () => {
    const ids = await keepThree(role);
    logIn(role);
    await mergeGuestFavorites(client(), role);
    ids.forEach(toggleGuestFavorite);
    sent.length = 0;
    answerWrite(0, refuse);
    await mergeGuestFavorites(client(), role);
    expect(sent).toEqual([]);
    expect(getGuestFavorites()).toEqual([]);
  });

  it('F71: without the list of the server nothing is sent and nothing is lost', async () => {
    const ids = await keepThree(role);
    logIn(role);
    answerWrite(0, refuse);
    server.use(http.get(`${BASE}/api/:role/favorites`, refuse));
    await expect(mergeGuestFavorites(client(), role)).resolves.toBeUndefined();
    expect(sent).toEqual([]);
    expect(getGuestFavorites()).toEqual(ids);
  });

  it('F71: a session that ends in the middle takes nothing more, and another account gets none of it', async () => {
    const [first = '', second = '', third = ''] = await keepThree(role);
    logIn(role);
    answerWrite(2, () => {
      startSession(role, 'of-somebody-else', { name: 'Esi' });
      return refuse();
    });
    await mergeGuestFavorites(client(), role);
    expect(sent).toEqual([first, second]);
    expect(getGuestFavorites()).toEqual([second, third]);
  });

  it('asks nothing where nothing was kept', async () => {
    logIn(role);
    server.use(http.all(`${BASE}/*`, refuse));
    const queryClient = client();
    await mergeGuestFavorites(queryClient, role);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
