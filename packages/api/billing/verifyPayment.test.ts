import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { configureApi } from '../client/config';
import { verifyPayment } from './verifyPayment';

const BASE = 'http://api.test';
const ADDRESS = `${BASE}/api/subscription/callback`;
const server = setupServer();

const answeredWith = (answer: object | null, reference = 'EF-1') => {
  server.use(http.get(ADDRESS, () => HttpResponse.json(answer)));
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
])('F131: %o is paid: %s (ruling 104)', async (answer, isPaid) => {
  expect(await answeredWith(answer)).toMatchObject({ isPaid });
});

it('a refusal is an answer with its words, and no failed call', async () => {
  const refusal = { success: false, status: 'failed', message: 'The bank declined it.', redirect_url: '/x' };
  expect(await answeredWith(refusal)).toEqual({
    isPaid: false,
    success: false,
    status: 'failed',
    message: 'The bank declined it.',
    redirectUrl: '/x',
  });
  expect(await answeredWith({ success: false, message: '<b>Fatal error</b>' })).toMatchObject({
    message: '',
  });
});

it.each([500, 404, 422])('F131: a status of %i rejects', async (status) => {
  server.use(http.get(ADDRESS, () => HttpResponse.json({ success: true, status: 'success' }, { status })));
  await expect(verifyPayment('EF-1')).rejects.toMatchObject({ kind: 'http', status });
});

it('F131: no answer and an unreadable one reject', async () => {
  await expect(answeredWith(null)).rejects.toMatchObject({ kind: 'parse' });
  server.use(http.get(ADDRESS, () => new HttpResponse('<html>', { status: 200 })));
  await expect(verifyPayment('EF-1')).rejects.toMatchObject({ kind: 'parse' });
  server.use(http.get(ADDRESS, () => HttpResponse.error()));
  await expect(verifyPayment('EF-1')).rejects.toMatchObject({ kind: 'network' });
});

it.each(['a&b=c d/é?#%', '<script>alert(1)</script>', 'x'.repeat(5000)])(
  'C524 F130: %.30s arrives as it is, as the one reference',
  async (reference) => {
    let asked = '';
    server.use(
      http.get(ADDRESS, ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ success: true });
      }),
    );
    await verifyPayment(reference);
    expect([...new URLSearchParams(asked)]).toEqual([['reference', reference]]);
  },
);
