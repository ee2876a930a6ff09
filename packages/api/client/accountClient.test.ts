import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addPropertyImage,
  deleteProperty,
  deletePropertyImage,
  endSession,
  failureReason,
  getSession,
  resetStorageMemory,
  startSession,
  updateAgentProfile,
  updateProperty,
  uploadAgentProfileImage,
  type Session,
} from '..';
import { configureApi } from '../config';

const BASE = 'http://api.test';
const server = setupServer();

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => new Error('expected the request to fail, but it succeeded'),
    (reason: unknown) => reason,
  );

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(resetStorageMemory);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('Ama’s input when the session changes before it is sent', () => {
  const photo = new File(['x'], 'x.jpg');
  const sends: readonly [string, (session: Session) => Promise<unknown>][] = [
    ['profile', (session) => updateAgentProfile({ bio: 'Ama' }, undefined, session)],
    ['profile image', (session) => uploadAgentProfileImage(photo, session)],
    ['changed listing', (session) => updateProperty({ id: '1', changes: { title: 'Ama' }, session })],
    ['photo', (session) => addPropertyImage({ id: '1', photo, session })],
    ['deleted listing', (session) => deleteProperty('1', session)],
    ['deleted photo', (session) => deletePropertyImage({ photoId: '1', session })],
  ];
  let sent: (string | null)[];
  let ama: Session;
  beforeEach(() => {
    sent = [];
    server.use(
      http.all(`${BASE}/*`, ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        return HttpResponse.json({ success: true });
      }),
    );
    startSession('agent', 'token-1', { id: '7', email: 'ama@example.com' });
    ama = getSession();
  });

  it.each(sends)('%s: nothing is sent for another account', async (_what, send) => {
    startSession('agent', 'token-2', { id: '8', email: 'kofi@example.com' });
    const error = await failureOf(send(ama));
    expect(failureReason(error, '')).toMatch(/^This account is no longer signed in. Nothing was sent/);
    expect(sent).toEqual([]);
  });

  it.each(sends)('%s: nothing is sent without a session', async (_what, send) => {
    endSession();
    const error = await failureOf(send(ama));
    expect(failureReason(error, '')).toMatch(/^This account is no longer signed in. Nothing was sent/);
    expect(sent).toEqual([]);
  });

  it.each(sends)('%s: it is sent with the new token after Ama has logged in again', async (_what, send) => {
    startSession('agent', 'token-3', { id: '7', email: 'ama@example.com' });
    await send(ama);
    expect(sent).toEqual(['Bearer token-3']);
  });
});
