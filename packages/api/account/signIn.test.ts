import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../wire/ApiError';
import { configureApi } from '../config';
import { readDraft, writeDraft } from '../device/drafts';
import { getGuestFavorites, toggleGuestFavorite } from '../device/guestFavorites';
import { endSession, getSession, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { readStored, resetStorageMemory } from '../storage/storage';
import { signIn } from './signIn';

const BASE = 'http://api.test';
const { db, server } = createMockNodeBackend();
const start = db.snapshot();
const emails = { user: demoAccount('user').email, agent: demoAccount('agent-free').email };
const credentials = (role: Role) => ({ email: emails[role], password: DEMO_PASSWORD });
const NOTHING_STORED = { userToken: null, agentToken: null, userType: null, user: null, agent: null };

const stored = () => ({
  userToken: readStored('userToken'),
  agentToken: readStored('agentToken'),
  userType: readStored('userType'),
  user: readStored('user'),
  agent: readStored('agent'),
});
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const respondToLogin = (body: object | null, status = 200) =>
  server.use(http.post(`${BASE}/api/auth/:role/login`, () => HttpResponse.json(body, { status })));

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  resetStorageMemory();
  endSession();
  db.restore(start);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('signing in', () => {
  it.each([['user'], ['agent']] as const)(
    'a %s sends three values, and the new session replaces the other role',
    async (role) => {
      const other = role === 'user' ? 'agent' : 'user';
      const sent = vi.fn();
      server.use(
        http.post(`${BASE}/api/auth/${role}/login`, async ({ request }) => {
          sent(request.headers.get('Authorization'), await request.clone().json());
        }),
      );
      startSession(other, 'older-token', { name: 'Somebody else' });
      await expect(signIn(client(), role, credentials(role))).resolves.toBe('in');
      expect(sent.mock.calls).toEqual([[null, { ...credentials(role), rememberMe: false }]]);
      const session = getSession();
      if (session.role === 'guest') throw new Error('signIn did not start a session');
      expect(session.record['email']).toBe(emails[role]);
      expect(stored()).toEqual({
        ...NOTHING_STORED,
        [`${role}Token`]: session.token,
        userType: role,
        [role]: expect.any(String),
      });
      expect(JSON.parse(stored()[role] ?? '')).toMatchObject(session.record);
    },
  );

  it('ends the token of the previous account on the server, without waiting for it', async () => {
    const ended = vi.fn();
    server.use(
      http.post(`${BASE}/api/auth/:role/logout`, ({ request, params }) => {
        ended(params['role'], request.headers.get('Authorization'));
        return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
      }),
    );
    startSession('agent', 'older-token', { name: 'Somebody else' });
    await signIn(client(), 'user', credentials('user'));
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['agent', 'Bearer older-token']]));
    expect(getSession().role).toBe('user');
    // Not for a guest, nor when the server gives the same token again.
    respondToLogin({ data: { token: 'same', user: { id: '1' } } });
    endSession();
    await signIn(client(), 'user', credentials('user'));
    await signIn(client(), 'user', credentials('user'));
    expect(getSession()).toMatchObject({ token: 'same' });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('removes the cached data of the previous account', async () => {
    const queryClient = client();
    startSession('user', 'older-token', { name: 'Somebody else' });
    queryClient.setQueryData(['favorites', 'user'], [{ id: '1' }]);
    queryClient.setQueryData(['payments'], ['GH₵ 50']);
    await signIn(queryClient, 'user', credentials('user'));
    expect(queryClient.getQueryData(['payments'])).toBeUndefined();
    expect(queryClient.getQueryData(['favorites', 'user'])).toBeUndefined();
  });

  it.each([
    ['discards the drafts of another account', { email: 'somebody.else@example.com' }, null],
    ['keeps the drafts of the same account', { email: emails.user }, { message: 'Four bedrooms.' }],
  ])('%s', async (_what, record, values) => {
    startSession('user', 'older-token', record);
    writeDraft('report 7', { message: 'Four bedrooms.' });
    await signIn(client(), 'user', credentials('user'));
    expect(readDraft('report 7')?.values ?? null).toEqual(values);
  });

  it('adds the guest’s favorites to the account without waiting for it', async () => {
    const listed = start.listings.find(({ status }) => status === 'active');
    toggleGuestFavorite(listed?.id ?? '');
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    server.use(http.get(`${BASE}/api/agent/favorites`, () => opened.then(() => undefined)));
    await signIn(client(), 'agent', credentials('agent'));
    expect(getGuestFavorites()).toHaveLength(1);
    open();
    await vi.waitFor(() => expect(getGuestFavorites()).toEqual([]));
  });
});

describe('an email address that is not verified', () => {
  it.each([
    ['a token with emailVerified false', { token: 't', agent: { emailVerified: false } }, ''],
    ['email_verified 0 without a token', { agent: { email_verified: 0 } }, ''],
    ['a message that asks to verify', { token: 't', agent: { id: '1' } }, 'Please VERIFY your email.'],
  ])('%s', async (_title, data, message) => {
    respondToLogin({ success: true, message, data });
    await expect(signIn(client(), 'agent', credentials('agent'))).resolves.toBe('unverified');
    expect(stored()).toEqual(NOTHING_STORED);
  });

  it.each([
    [403, { message: 'Your email is not verified.' }],
    [401, { message: 'Please verify your email before logging in.' }],
    [200, { success: false, message: 'Verify first.' }],
    [422, { message: 'The given data was invalid.', errors: { email: ['Not verified.'] } }],
  ])('a response (%i) whose message asks to verify', async (status, body) => {
    respondToLogin(body, status);
    await expect(signIn(client(), 'user', credentials('user'))).resolves.toBe('unverified');
    expect(stored()).toEqual(NOTHING_STORED);
  });

  it('the response of the mock backend', async () => {
    const { email } = demoAccount('agent-unverified-email');
    await expect(signIn(client(), 'agent', { email, password: DEMO_PASSWORD })).resolves.toBe('unverified');
    expect(stored()).toEqual(NOTHING_STORED);
  });
});

describe('a login that fails', () => {
  it.each([
    ['no token', { user: { name: 'Ama' } }],
    ['a token that is not a string', { token: 7, user: { name: 'Ama' } }],
    ['an empty token', { token: '', user: { name: 'Ama' } }],
    ['no data', null],
  ])('200 with %s stores nothing and does not show the success message', async (_what, data) => {
    respondToLogin({ success: true, message: 'Logged in.', data });
    const failed = signIn(client(), 'user', credentials('user'));
    await expect(failed).rejects.toMatchObject({ kind: 'parse', serverMessage: '' });
    expect(stored()).toEqual(NOTHING_STORED);
  });

  it.each([
    ['a line break', 'ab\ncd'],
    ['a return', 'ab\rcd'],
    ['a NUL', 'ab\u0000cd'],
    ['a line separator', 'ab\u2028cd'],
    ['a letter beyond Latin-1', 'tɔkɛn'],
    ['an emoji', '🔑'],
    ['white space only', ' \n '],
    ['200 kB', 'x'.repeat(200_000)],
  ])('a token with %s says that the answer cannot be used, and stores nothing', async (_what, token) => {
    respondToLogin({ success: true, message: 'Logged in.', data: { token, agent: { id: '1' } } });
    await expect(signIn(client(), 'agent', credentials('agent'))).rejects.toMatchObject({
      kind: 'parse',
      serverMessage: expect.stringContaining('a login that this browser cannot use'),
    });
    expect(stored()).toEqual(NOTHING_STORED);
  });

  it.each([
    ['a JWT', 'eyJhbGciOi.eyJzdWIi-_.c2ln=='],
    ['an id and a token', '1|Ab9~+/'],
  ])('a token that is %s logs in', async (_what, token) => {
    respondToLogin({ success: true, data: { token, agent: { id: '1' } } });
    await expect(signIn(client(), 'agent', credentials('agent'))).resolves.toBe('in');
  });

  it.each([
    [401, 'Wrong password.'],
    [403, 'This account is closed.'],
    [500, 'Try later.'],
  ])(
    'an error (%i) has the server’s message and does not end the current session',
    async (status, message) => {
      startSession('agent', 'agent-token', { fullName: 'Esi' });
      respondToLogin({ message }, status);
      await expect(signIn(client(), 'user', credentials('user'))).rejects.toMatchObject({
        status,
        serverMessage: message,
      });
      expect(getSession()).toMatchObject({ role: 'agent', token: 'agent-token' });
    },
  );

  it('changes nothing when it is aborted', async () => {
    const controller = new AbortController();
    const failed = signIn(client(), 'user', credentials('user'), controller.signal);
    controller.abort();
    await expect(failed).rejects.toThrow(/abort/i);
    await expect(failed).rejects.not.toBeInstanceOf(ApiError);
    expect(stored()).toEqual(NOTHING_STORED);
  });
});
