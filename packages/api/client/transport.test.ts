import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newListingInput } from '@efie/domain/listing';
import {
  addAgentFavorite,
  addPropertyImage,
  addUserFavorite,
  deleteProperty,
  deletePropertyImage,
  getPropertyQuery,
  initializeSubscription,
  isResponseLost,
  listPropertiesQuery,
  listUserFavoritesQuery,
  removeAgentFavorite,
  removeUserFavorite,
  reportProperty,
  updateAgentProfile,
  updateProperty,
  uploadAgentProfileImage,
} from '..';
import { createProperty } from '../listings/createProperty';
import { getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { resetStorageMemory } from '../storage/storage';
import { ApiError, isConnectionError } from '../wire/ApiError';
import { messageOr } from './errorText';
import { configureApi } from '../config';
import { serverNow } from '../wire/serverClock';

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

const fetchList = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(listPropertiesQuery());

const respondWith = (resolver: HttpResponseResolver) => server.use(http.all(`${BASE}/*`, resolver));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('expected the request to fail, but it succeeded'),
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

describe('error statuses', () => {
  it("403 gives the server's message or the screen's own, and does not end the session", async () => {
    startSession('user', 'token-1', { name: 'Ama' });
    respondWith(() => HttpResponse.json({ message: 'Not yours.' }, { status: 403 }));
    const error = await failureOf(addUserFavorite('7'));
    expect(messageOr(error, 'Failed to update favorites.')).toBe('Not yours.');
    respondWith(() => new HttpResponse(null, { status: 403 }));
    expect(messageOr(await failureOf(addUserFavorite('7')), 'Failed to update favorites.')).toBe(
      'Failed to update favorites.',
    );
    expect(getSession().role).toBe('user');
  });

  it('404 has its status and message', async () => {
    respondWith(() => HttpResponse.json({ message: 'Property not found.' }, { status: 404 }));
    const error = await failureOf(new QueryClient().fetchQuery({ ...getPropertyQuery('9'), retry: false }));
    expect(error).toMatchObject({ kind: 'http', status: 404, serverMessage: 'Property not found.' });
  });

  it('409 has its status and message', async () => {
    respondWith(() => HttpResponse.json({ message: 'This listing was changed elsewhere.' }, { status: 409 }));
    expect(await failureOf(reportProperty(report))).toMatchObject({
      status: 409,
      serverMessage: 'This listing was changed elsewhere.',
    });
  });

  it('413 with the HTML page of a proxy has its status and no message', async () => {
    respondWith(() =>
      HttpResponse.html('<html><h1>413 Request Entity Too Large</h1></html>', { status: 413 }),
    );
    expect(await failureOf(reportProperty(report))).toMatchObject({ status: 413, serverMessage: '' });
  });

  it('422 gives the first message of each field: list, text, unknown and nested', async () => {
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
    respondWith(() => HttpResponse.json({ message: 'Invalid.', errors }, { status: 422 }));
    expect((await failureOf(reportProperty(report))).fields).toEqual({
      email: 'Enter an email.',
      message: 'Say what is wrong.',
      specificLocation: 'Say where.',
      district: 'District field is required',
      photos: 'Photo 1 is too large.',
      captcha: 'Tick the box.',
    });
  });

  it.each([
    ['seconds', '30', 30_000],
    ['an HTTP date', 'Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['nothing', null, null],
    ['nonsense', 'soon', null],
  ])('429 gives the time until a retry, from %s', async (_name, header, wait) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    const requests = vi.fn();
    respondWith(() => {
      requests();
      return new HttpResponse(null, { status: 429, headers: header ? { 'Retry-After': header } : {} });
    });
    expect(await failureOf(fetchList())).toMatchObject({ status: 429, retryAfter: wait });
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('an HTTP date is compared with the server’s clock when that of the device is wrong', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
    const headers = {
      Date: 'Sat, 21 Nov 2026 10:00:00 GMT',
      'Retry-After': 'Sat, 21 Nov 2026 10:00:30 GMT',
    };
    respondWith(() => new HttpResponse(null, { status: 429, headers }));
    expect(await failureOf(fetchList())).toMatchObject({ retryAfter: 30_000 });
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
  ])('%s shows a message, never HTML or a stack trace', async (_name, respond, shown) => {
    respondWith(respond);
    expect(messageOr(await failureOf(fetchList()), 'Default.')).toBe(shown);
  });
});

describe('unreadable responses', () => {
  it.each([
    ['HTML', () => HttpResponse.html('<!doctype html><p>Hello</p>')],
    [
      'truncated JSON',
      () => HttpResponse.text('{"data":{"prop', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['nothing', () => new HttpResponse('', { status: 200 })],
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.json('ok')],
  ])('200 with %s is a parse error', async (_name, respond) => {
    respondWith(respond);
    expect(await failureOf(fetchList())).toMatchObject({ kind: 'parse' });
  });

  it('200 with an empty list is an empty list', async () => {
    respondWith(() => HttpResponse.json([]));
    expect(await fetchList()).toMatchObject({ listings: [] });
  });

  it('200 with success false is an app error with its message', async () => {
    respondWith(() => HttpResponse.json({ success: false, message: 'Not today.' }));
    expect(await failureOf(fetchList())).toMatchObject({ kind: 'app', serverMessage: 'Not today.' });
    expect(await failureOf(reportProperty(report))).toMatchObject({
      kind: 'app',
      serverMessage: 'Not today.',
    });
  });

  it('204 is a parse error for a read', async () => {
    respondWith(() => new HttpResponse(null, { status: 204 }));
    expect(await failureOf(fetchList())).toMatchObject({ kind: 'parse' });
  });
});

describe('responses to changes', () => {
  const photo = new File([], 'front.jpg', { type: 'image/jpeg' });
  const newListing = { ...newListingInput(), photos: [photo] };
  const withoutResult: readonly [string, () => Promise<unknown>][] = [
    ['reportProperty', () => reportProperty(report)],
    ['addUserFavorite', () => addUserFavorite('7')],
    ['removeUserFavorite', () => removeUserFavorite('7')],
    ['addAgentFavorite', () => addAgentFavorite('7')],
    ['removeAgentFavorite', () => removeAgentFavorite('7')],
    ['deleteProperty', () => deleteProperty('7')],
    ['deletePropertyImage', () => deletePropertyImage({ photoId: '7' })],
  ];
  const confirmed: readonly [string, () => Promise<unknown>][] = [
    ['createProperty', () => createProperty(newListing)],
    ['updateProperty', () => updateProperty({ id: '7', changes: { title: 'Villa' } })],
    ['addPropertyImage', () => addPropertyImage({ id: '7', photo })],
    ['updateAgentProfile', () => updateAgentProfile({ bio: 'Agent' })],
    ['uploadAgentProfileImage', () => uploadAgentProfileImage(photo)],
    ['initializeSubscription', () => initializeSubscription({ planCode: 'pro', email: 'ama@example.com' })],
  ];
  const html = () => HttpResponse.html('<!doctype html><p>Welcome</p>');

  beforeEach(() => startSession('agent', 'token-1', { id: '3', fullName: 'Ama' }));

  it.each(withoutResult)('%s is done after a text or an empty response', async (_name, call) => {
    for (const respond of [
      () => HttpResponse.text('OK'),
      () => new HttpResponse(null, { status: 204 }),
      () => new HttpResponse('', { status: 200 }),
      () => HttpResponse.json({ success: true }),
    ]) {
      respondWith(respond);
      await expect(call()).resolves.not.toThrow();
    }
  });

  it.each(confirmed)('%s is not confirmed by a text or an empty response', async (_name, call) => {
    for (const respond of [
      () => HttpResponse.text('OK'),
      () => new HttpResponse(null, { status: 204 }),
      () => new HttpResponse(null, { status: 205 }),
      () => new HttpResponse('', { status: 201 }),
      () => HttpResponse.json([{ id: 1 }]),
    ]) {
      respondWith(respond);
      expect(isResponseLost(await failureOf(call()))).toBe(true);
    }
  });

  it.each([...withoutResult, ...confirmed])('%s is not confirmed by a page', async (_name, call) => {
    respondWith(html);
    expect(isResponseLost(await failureOf(call()))).toBe(true);
  });

  it.each([...withoutResult, ...confirmed])(
    '%s is not confirmed by a redirected response',
    async (_name, call) => {
      vi.stubGlobal('fetch', async () =>
        Object.defineProperty(Response.json({ success: true, id: 7 }), 'redirected', { value: true }),
      );
      expect(isResponseLost(await failureOf(call()))).toBe(true);
    },
  );

  it.each([
    [{ success: true }, undefined],
    [{ id: 7, title: 'Villa' }, '7'],
    [{ data: { id: 7 } }, '7'],
    [{ success: true, data: { property: { id: 7 } } }, '7'],
  ])('createProperty is confirmed by %j', async (body, id) => {
    respondWith(() => HttpResponse.json(body, { status: 201 }));
    expect((await createProperty(newListing))?.id).toBe(id);
  });

  it.each([[{}], [{ message: 'Welcome' }], [{ data: { properties: [{ id: 7 }] } }]])(
    'createProperty is not confirmed by %j',
    async (body) => {
      respondWith(() => HttpResponse.json(body));
      expect(isResponseLost(await failureOf(createProperty(newListing)))).toBe(true);
    },
  );
});

describe('no response', () => {
  it('the message for a refused connection or an offline device asks to check the connection', async () => {
    respondWith(() => HttpResponse.error());
    const network = await failureOf(fetchList());
    expect(network.kind).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await failureOf(fetchList());
    expect(offline.kind).toBe('offline');
    expect([network, offline].every(isConnectionError)).toBe(true);
    expect(messageOr(offline, 'Properties could not be loaded.')).toBe(
      'Properties could not be loaded. Check your connection.',
    );
  });

  it('requests have no timeout: a response after eleven minutes still counts', async () => {
    vi.useFakeTimers();
    const requests: Request[] = [];
    let respond: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (request: Request) => {
      requests.push(request);
      return new Promise<Response>((resolve, reject) => {
        respond = resolve;
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const onSettled = vi.fn();
    const call = fetchList();
    void call.then(onSettled, onSettled);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(onSettled).not.toHaveBeenCalled();
    respond(Response.json([]));
    expect(await call).toMatchObject({ listings: [] });
  });

  it('canceling a query aborts its request', async () => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      requests.push(request);
      return new Promise<Response>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const call = client.fetchQuery(listPropertiesQuery());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.signal.aborted).toBe(false);
    await client.cancelQueries();
    await expect(call).rejects.toThrow();
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('a response that stalls halfway is aborted like a missing one', async () => {
    respondWith(() => {
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

describe('the session', () => {
  it('a user’s request sends the user’s token to the configured URL', async () => {
    startSession('user', 'token-1', { name: 'Ama' });
    let seen: string | null = null;
    respondWith(({ request }) => {
      seen = `${request.method} ${request.url} ${request.headers.get('Authorization') ?? ''}`;
      return HttpResponse.json({ favorites: [] });
    });
    await new QueryClient().fetchQuery(listUserFavoritesQuery());
    expect(seen).toBe(`GET ${BASE}/api/user/favorites Bearer token-1`);
  });

  it('a late 401 for an old token does not end the session; one for the current token does', async () => {
    startSession('user', 'old', { name: 'Ama' });
    let respond: (response: Response) => void = () => undefined;
    respondWith(() => new Promise<Response>((resolve) => (respond = resolve)));
    const lateFailure = failureOf(addUserFavorite('7'));
    await vi.waitFor(() => expect(respond.length).toBe(1));
    startSession('user', 'new', { name: 'Ama' });
    respond(new HttpResponse(null, { status: 401 }));
    expect((await lateFailure).status).toBe(401);
    expect(getSession()).toMatchObject({ token: 'new' });
    respondWith(() => new HttpResponse(null, { status: 401 }));
    await failureOf(addUserFavorite('7'));
    expect(getSession().role).toBe('guest');
  });

  it("a wrong device clock is corrected by the server's Date header", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('1970-01-02T00:00:00Z') });
    respondWith(() => HttpResponse.json([], { headers: { Date: 'Sat, 21 Nov 2026 10:00:00 GMT' } }));
    await fetchList();
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T10:00:00.000Z');
    vi.setSystemTime(Date.parse('2026-11-21T10:00:00Z'));
    respondWith(() => HttpResponse.json([], { headers: { Date: 'Sat, 21 Nov 2026 10:00:30 GMT' } }));
    await fetchList();
    expect(serverNow()).toBe(Date.now());
  });
});
