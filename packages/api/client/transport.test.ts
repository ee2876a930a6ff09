import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addUserFavorite,
  getPropertyQuery,
  listPropertiesQuery,
  listUserFavoritesQuery,
  reportProperty,
} from '..';
import { getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { resetStorageMemory } from '../session/storage';
import { ApiError, isConnectionError, messageOr } from './ApiError';
import { configureApi } from './config';
import { serverNow } from './serverClock';

const BASE = 'http://api.test';
const server = setupServer();

const report = {
  name: 'Ama',
  email: 'ama@example.com',
  reason: 'Other',
  message: 'Wrong price',
  listingId: '7',
  agentId: '3',
};

const list = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(listPropertiesQuery());

const answering = (resolver: HttpResponseResolver) => server.use(http.all(`${BASE}/*`, resolver));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  resetStorageMemory();
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('answers that refuse', () => {
  it("F13: 403 gives the server's message, or the screen's own, and ends no session", async () => {
    startSession('user', 'token-1', { name: 'Ama' });
    answering(() => HttpResponse.json({ message: 'Not yours.' }, { status: 403 }));
    const error = await failureOf(addUserFavorite('7'));
    expect(messageOr(error, 'Failed to update favorites.')).toBe('Not yours.');
    answering(() => new HttpResponse(null, { status: 403 }));
    expect(messageOr(await failureOf(addUserFavorite('7')), 'Failed to update favorites.')).toBe(
      'Failed to update favorites.',
    );
    expect(getSession().role).toBe('user');
  });

  it('F14: 404 is told apart from every other failure', async () => {
    answering(() => HttpResponse.json({ message: 'Property not found.' }, { status: 404 }));
    const error = await failureOf(new QueryClient().fetchQuery({ ...getPropertyQuery('9'), retry: false }));
    expect(error).toMatchObject({ kind: 'http', status: 404, serverMessage: 'Property not found.' });
  });

  it('F15: 409 carries its message and its status', async () => {
    answering(() => HttpResponse.json({ message: 'This listing was changed elsewhere.' }, { status: 409 }));
    expect(await failureOf(reportProperty(report))).toMatchObject({
      status: 409,
      serverMessage: 'This listing was changed elsewhere.',
    });
  });

  it('F16: 413 with the HTML page of a proxy is known by its status, and its HTML is not shown', async () => {
    answering(() => HttpResponse.html('<html><h1>413 Request Entity Too Large</h1></html>', { status: 413 }));
    expect(await failureOf(reportProperty(report))).toMatchObject({ status: 413, serverMessage: '' });
  });

  it('C51 F17: 422 gives the first message of each field, of lists, texts, unknown and nested fields', async () => {
    const errors = {
      email: ['Enter an email.', 'Too long.'],
      message: 'Say what is wrong.',
      specific_location: ['Say where.'],
      town: ['District field is required'],
      'images.0': ['Photo 1 is too large.'],
      'images.1': ['Photo 2 is too large.'],
      captcha: [null, 'Tick the box.'],
      nothing: [],
    };
    answering(() => HttpResponse.json({ message: 'Invalid.', errors }, { status: 422 }));
    expect((await failureOf(reportProperty(report))).fields).toEqual({
      email: 'Enter an email.',
      message: 'Say what is wrong.',
      specificLocation: 'Say where.',
      district: 'District field is required',
      images: 'Photo 1 is too large.',
      captcha: 'Tick the box.',
    });
  });

  it.each([
    ['seconds', '30', 30_000],
    ['an HTTP date', 'Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['nothing', null, null],
    ['nonsense', 'soon', null],
  ])('F18: 429 tells when to try again, from %s', async (_name, header, wait) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    const calls = vi.fn();
    answering(() => {
      calls();
      return new HttpResponse(null, { status: 429, headers: header ? { 'Retry-After': header } : {} });
    });
    expect(await failureOf(list())).toMatchObject({ status: 429, retryAfter: wait });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      '500 JSON',
      () => HttpResponse.json({ message: 'The database is down.' }, { status: 500 }),
      'The database is down.',
    ],
    ['500 HTML', () => HttpResponse.html('<h1>Whoops</h1>', { status: 500 }), 'Default.'],
    [
      '500 with a stack trace',
      () => HttpResponse.json({ message: `Error\n${'at line\n'.repeat(60)}` }, { status: 500 }),
      'Default.',
    ],
    ['502', () => HttpResponse.text('Bad gateway', { status: 502 }), 'Default.'],
    ['503 empty', () => new HttpResponse(null, { status: 503 }), 'Default.'],
  ])('C50 F19: %s shows a sentence, never HTML or a stack', async (_name, answer, shown) => {
    answering(answer);
    expect(messageOr(await failureOf(list()), 'Default.')).toBe(shown);
  });
});

describe('answers that cannot be read', () => {
  it.each([
    ['HTML', () => HttpResponse.html('<!doctype html><p>Hello</p>')],
    [
      'truncated JSON',
      () => HttpResponse.text('{"data":{"prop', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['nothing', () => new HttpResponse('', { status: 200 })],
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.json('ok')],
  ])('F20: 200 with %s is a failure, not a crash', async (_name, answer) => {
    answering(answer);
    expect(await failureOf(list())).toMatchObject({ kind: 'parse' });
  });

  it('F20: 200 with an empty list is an empty list', async () => {
    answering(() => HttpResponse.json([]));
    expect((await list()).listings).toEqual([]);
  });

  it('F21: 200 that says success false is a failure with its message', async () => {
    answering(() => HttpResponse.json({ success: false, message: 'Not today.' }));
    expect(await failureOf(list())).toMatchObject({ kind: 'app', serverMessage: 'Not today.' });
    expect(await failureOf(reportProperty(report))).toMatchObject({
      kind: 'app',
      serverMessage: 'Not today.',
    });
  });

  it('F22: 204 lets a write succeed and a read fail', async () => {
    answering(() => new HttpResponse(null, { status: 204 }));
    await expect(reportProperty(report)).resolves.toBeUndefined();
    expect(await failureOf(list())).toMatchObject({ kind: 'parse' });
  });
});

describe('no answer', () => {
  it('F19 F23: a refused connection and a device offline say to check the connection', async () => {
    answering(() => HttpResponse.error());
    const refused = await failureOf(list());
    expect(refused.kind).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await failureOf(list());
    expect(offline.kind).toBe('offline');
    expect([refused, offline].every(isConnectionError)).toBe(true);
    expect(messageOr(offline, 'Properties could not be loaded.')).toBe(
      'Properties could not be loaded. Check your connection.',
    );
  });

  it('C47: no timeout of ours ends a call: after ten minutes it still waits, and its answer counts', async () => {
    vi.useFakeTimers();
    const asked: Request[] = [];
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(request);
      return new Promise<Response>((resolve, reject) => {
        answer = resolve;
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const ended = vi.fn();
    const call = list();
    void call.then(ended, ended);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal.aborted).toBe(false);
    expect(ended).not.toHaveBeenCalled();
    answer(Response.json([]));
    expect((await call).listings).toEqual([]);
  });

  it('F25: leaving a page aborts its call', async () => {
    const asked: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(request);
      return new Promise<Response>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const call = client.fetchQuery(listPropertiesQuery());
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.signal.aborted).toBe(false);
    await client.cancelQueries();
    await expect(call).rejects.toThrow();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('F26: a reply that stalls in its middle is aborted like one that never comes', async () => {
    answering(() => {
      const stalled = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"da')),
      });
      return new HttpResponse(stalled, { headers: { 'Content-Type': 'application/json' } });
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const call = client.fetchQuery(listPropertiesQuery());
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    await client.cancelQueries();
    await expect(call).rejects.toThrow();
    expect(client.getQueryData(listPropertiesQuery().queryKey)).toBeUndefined();
  });
});

describe('the caller', () => {
  it('C45 C46: a user call carries the user token to the configured address', async () => {
    startSession('user', 'token-1', { name: 'Ama' });
    let seen: string | null = null;
    answering(({ request }) => {
      seen = `${request.method} ${request.url} ${request.headers.get('Authorization') ?? ''}`;
      return HttpResponse.json({ favorites: [] });
    });
    await new QueryClient().fetchQuery(listUserFavoritesQuery());
    expect(seen).toBe(`GET ${BASE}/api/user/favorites Bearer token-1`);
  });

  it('F10: a late 401 of an old token ends no newer session; one of the present token does', async () => {
    startSession('user', 'old', { name: 'Ama' });
    let answer: (response: Response) => void = () => undefined;
    answering(() => new Promise<Response>((resolve) => (answer = resolve)));
    const late = failureOf(addUserFavorite('7'));
    await vi.waitFor(() => expect(answer.length).toBe(1));
    startSession('user', 'new', { name: 'Ama' });
    answer(new HttpResponse(null, { status: 401 }));
    expect((await late).status).toBe(401);
    expect(getSession()).toMatchObject({ token: 'new' });
    answering(() => new HttpResponse(null, { status: 401 }));
    await failureOf(addUserFavorite('7'));
    expect(getSession().role).toBe('guest');
  });

  it("F32: a device clock days off is corrected by the server's Date", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('1970-01-02T00:00:00Z') });
    answering(() => HttpResponse.json([], { headers: { Date: 'Sat, 21 Nov 2026 10:00:00 GMT' } }));
    await list();
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T10:00:00.000Z');
    answering(() => HttpResponse.json([], { headers: { Date: 'Fri, 02 Jan 1970 00:00:30 GMT' } }));
    await list();
    expect(serverNow()).toBe(Date.now());
  });
});
