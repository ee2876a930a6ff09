import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError';
import { configureApi } from '../client/config';
import { readDraft, writeDraft } from '../session/drafts';
import { getGuestFavorites, toggleGuestFavorite } from '../session/guestFavorites';
import { endSession, getSession, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { readStored, resetStorageMemory } from '../session/storage';
import { signIn } from './signIn';

const BASE = 'http://api.test';
const { db, server } = createMockNodeBackend();
const start = db.snapshot();
const emails = { user: demoAccount('user').email, agent: demoAccount('agent-free').email };
const credentials = (role: Role) => ({ email: emails[role], password: DEMO_PASSWORD });
const EMPTY_HANDS = { userToken: null, agentToken: null, userType: null, user: null, agent: null };

const stored = () => ({
  userToken: readStored('userToken'),
  agentToken: readStored('agentToken'),
  userType: readStored('userType'),
  user: readStored('user'),
  agent: readStored('agent'),
});
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const answer = (body: object | null, status = 200) =>
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
  it.each([
    ['C34 C35 C315 C318', 'user'],
    ['C36 C37 C269', 'agent'],
  ] as const)('%s: a %s sends three values, has a session, and the other role none', async (_marks, role) => {
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
    if (session.role === 'guest') throw new Error('Nobody is signed in');
    expect(session.record['email']).toBe(emails[role]);
    expect(stored()).toEqual({
      ...EMPTY_HANDS,
      [`${role}Token`]: session.token,
      userType: role,
      [role]: expect.any(String),
    });
    expect(JSON.parse(stored()[role] ?? '')).toMatchObject(session.record);
  });

  it('nothing that was cached for somebody else is left', async () => {
    const queryClient = client();
    startSession('user', 'older-token', { name: 'Somebody else' });
    queryClient.setQueryData(['favorites', 'user'], [{ id: '1' }]);
    queryClient.setQueryData(['payments'], ['GH₵ 50']);
    await signIn(queryClient, 'user', credentials('user'));
    expect(queryClient.getQueryData(['payments'])).toBeUndefined();
    expect(queryClient.getQueryData(['favorites', 'user'])).toBeUndefined();
  });

  it.each([
    ['another account finds no drafts of the one before', { email: 'somebody.else@example.com' }, null],
    ['the same account finds its drafts again', { email: emails.user }, { message: 'Four bedrooms.' }],
  ])('%s', async (_what, record, values) => {
    startSession('user', 'older-token', record);
    writeDraft('report 7', { message: 'Four bedrooms.' });
    await signIn(client(), 'user', credentials('user'));
    expect(readDraft('report 7')?.values ?? null).toEqual(values);
  });

  it('gives what a guest kept to the account, and waits for nothing', async () => {
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

describe('an address that is not verified', () => {
  it.each([
    ['C271 C274: a token beside emailVerified false', { token: 't', agent: { emailVerified: false } }, ''],
    ['F89: in snake case, without a token', { agent: { email_verified: 0 } }, ''],
    ['F89: the message asks for it', { token: 't', agent: { id: '1' } }, 'Please VERIFY your email.'],
  ])('%s', async (_title, data, message) => {
    answer({ success: true, message, data });
    await expect(signIn(client(), 'agent', credentials('agent'))).resolves.toBe('unverified');
    expect(stored()).toEqual(EMPTY_HANDS);
  });

  it.each([
    ['C272 C321', 403, { message: 'Your email is not verified.' }],
    ['C273 C321', 401, { message: 'Please verify your email before logging in.' }],
    ['C321', 200, { success: false, message: 'Verify first.' }],
    ['F89', 422, { message: 'The given data was invalid.', errors: { email: ['Not verified.'] } }],
  ])('%s: a refusal (%i) asks for it', async (_mark, status, body) => {
    answer(body, status);
    await expect(signIn(client(), 'user', credentials('user'))).resolves.toBe('unverified');
    expect(stored()).toEqual(EMPTY_HANDS);
  });

  it('C271: as the backend answers it', async () => {
    const { email } = demoAccount('agent-unverified-email');
    await expect(signIn(client(), 'agent', { email, password: DEMO_PASSWORD })).resolves.toBe('unverified');
    expect(stored()).toEqual(EMPTY_HANDS);
  });
});

describe('a login that fails', () => {
  it.each([
    ['no token', { user: { name: 'Ama' } }],
    ['a token that is no text', { token: 7, user: { name: 'Ama' } }],
    ['an empty token', { token: '', user: { name: 'Ama' } }],
    ['no data', null],
  ])('F88: 200 with %s stores nothing and speaks no word of success', async (_what, data) => {
    answer({ success: true, message: 'Logged in.', data });
    const failed = signIn(client(), 'user', credentials('user'));
    await expect(failed).rejects.toMatchObject({ kind: 'parse', serverMessage: '' });
    expect(stored()).toEqual(EMPTY_HANDS);
  });

  it.each([
    ['F12', 401, 'Wrong password.'],
    ['F13', 403, 'This account is closed.'],
    ['F19', 500, 'Try later.'],
  ])(
    '%s: a refusal (%i) keeps the server’s words, and whoever is signed in stays',
    async (_mark, status, message) => {
      startSession('agent', 'kept-token', { fullName: 'Esi' });
      answer({ message }, status);
      await expect(signIn(client(), 'user', credentials('user'))).rejects.toMatchObject({
        status,
        serverMessage: message,
      });
      expect(getSession()).toMatchObject({ role: 'agent', token: 'kept-token' });
    },
  );

  it('given up, it changes nothing, whatever the answer', async () => {
    const left = new AbortController();
    const failed = signIn(client(), 'user', credentials('user'), left.signal);
    left.abort();
    await expect(failed).rejects.toThrow(/abort/i);
    await expect(failed).rejects.not.toBeInstanceOf(ApiError);
    expect(stored()).toEqual(EMPTY_HANDS);
  });
});
