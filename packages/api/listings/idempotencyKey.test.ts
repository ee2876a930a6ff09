import { newListingInput } from '@efie/domain/listing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, createProperty, getSession, resetStorageMemory, startSession, type NewListing } from '..';
import { configureApi } from '../config';
import { idempotencyHeaders, clearKeyAfterResponse } from './idempotencyKey';

const BASE = 'http://api.test';
const LISTING: NewListing = {
  ...newListingInput(),
  title: 'Flat',
  description: 'Second floor.',
  price: '2800',
  region: 'Greater Accra',
  district: 'Tema',
  specificLocation: 'Spintex Road',
  photos: [],
};
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const lostResponse = new ApiError({ kind: 'network' });
const server = setupServer();
let sent: (string | null)[];
let isLost = false;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  resetStorageMemory();
  startSession('agent', 'token-1', { id: '7' });
  server.use(
    http.post(`${BASE}/api/agent/properties`, ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key'));
      return isLost ? HttpResponse.error() : HttpResponse.json({ success: true }, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  configureApi({ baseUrl: BASE });
});
afterAll(() => server.close());

const sendTwice = async (hasIdempotencyKeys?: boolean) => {
  configureApi({ baseUrl: BASE, ...(hasIdempotencyKeys !== undefined && { hasIdempotencyKeys }) });
  const key = { value: '' };
  isLost = true;
  await expect(createProperty(LISTING, undefined, getSession(), key)).rejects.toThrow('network');
  isLost = false;
  await createProperty(LISTING, undefined, getSession(), key);
};

describe('Idempotency-Key', () => {
  it('is not sent by default: a server that does not allow it would reject the preflight', async () => {
    await sendTwice();
    await sendTwice(false);
    expect(sent).toEqual([null, null, null, null]);
  });

  it('is a UUID when enabled, and the same after a lost response', async () => {
    await sendTwice(true);
    expect(sent[0]).toMatch(UUID);
    expect(sent[1]).toBe(sent[0]);
  });

  it('stays the same until the server has responded, and differs between forms', () => {
    configureApi({ baseUrl: BASE, hasIdempotencyKeys: true });
    const key = { value: '' };
    const currentKey = () => idempotencyHeaders(key)['Idempotency-Key'];
    const first = currentKey();
    const errorsWithoutResponse = [
      lostResponse,
      new ApiError({ kind: 'offline' }),
      new ApiError({ kind: 'parse' }),
      new ApiError({ kind: 'http', status: 504 }),
      new ApiError({ kind: 'session' }),
      new DOMException('', 'AbortError'),
      new Error('chunk'),
    ];
    for (const error of errorsWithoutResponse) {
      clearKeyAfterResponse(key, error);
      expect(currentKey()).toBe(first);
    }
    const keys = [null, new ApiError({ kind: 'http', status: 422 }), new ApiError({ kind: 'app' })].map(
      (error) => {
        clearKeyAfterResponse(key, error);
        return currentKey();
      },
    );
    expect(new Set([first, ...keys, idempotencyHeaders({ value: '' })['Idempotency-Key']]).size).toBe(5);
  });
});
