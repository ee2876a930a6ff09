import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { configureApi } from '../config';
import { verifyPayment } from './verifyPayment';

const BASE = 'http://api.test';
const CALLBACK_URL = `${BASE}/api/subscription/callback`;
const server = setupServer();

const verifyWith = (response: object | null, reference = 'EF-1') => {
  server.use(http.get(CALLBACK_URL, () => HttpResponse.json(response)));
  return verifyPayment(reference);
};

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  [{ success: true }, true],
  [{ status: 'success' }, true],
  [{ success: true, status: 'success' }, true],
  [{ success: true, status: 'failed' }, false],
  [{ success: false, status: 'success' }, false],
  [{ success: false }, false],
  [{ status: 'pending' }, false],
  [{ success: true, status: 'pending' }, false],
  [{}, false],
])('%o is paid: %s (ruling 104)', async (response, isPaid) => {
  expect(await verifyWith(response)).toMatchObject({ isPaid });
});

it('a declined payment resolves with the server’s message', async () => {
  const declined = { success: false, status: 'failed', message: 'The bank declined it.', redirect_url: '/x' };
  expect(await verifyWith(declined)).toEqual({
    isPaid: false,
    success: false,
    status: 'failed',
    message: 'The bank declined it.',
    redirectUrl: '/x',
  });
  expect(await verifyWith({ success: false, message: '<b>Fatal error</b>' })).toMatchObject({
    message: '',
  });
});

it.each([500, 404, 422])('a status of %i rejects', async (status) => {
  server.use(
    http.get(CALLBACK_URL, () => HttpResponse.json({ success: true, status: 'success' }, { status })),
  );
  await expect(verifyPayment('EF-1')).rejects.toMatchObject({ kind: 'http', status });
});

it('a lost and an unreadable response reject', async () => {
  await expect(verifyWith(null)).rejects.toMatchObject({ kind: 'parse' });
  server.use(http.get(CALLBACK_URL, () => new HttpResponse('<html>', { status: 200 })));
  await expect(verifyPayment('EF-1')).rejects.toMatchObject({ kind: 'parse' });
  server.use(http.get(CALLBACK_URL, () => HttpResponse.error()));
  await expect(verifyPayment('EF-1')).rejects.toMatchObject({ kind: 'network' });
});

it.each(['a&b=c d/é?#%', '<script>alert(1)</script>', 'x'.repeat(5000)])(
  '%.30s is sent unchanged as the only parameter',
  async (reference) => {
    let query = '';
    server.use(
      http.get(CALLBACK_URL, ({ request }) => {
        query = new URL(request.url).search;
        return HttpResponse.json({ success: true });
      }),
    );
    await verifyPayment(reference);
    expect([...new URLSearchParams(query)]).toEqual([['reference', reference]]);
  },
);
