import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { configureApi } from '../client/config';
import { initializeSubscription } from './initializeSubscription';

const BASE = 'http://api.test';
const server = setupServer();

const startedWith = (answer: object) => {
  server.use(http.post(`${BASE}/api/subscribe/initialize`, () => HttpResponse.json(answer)));
  return initializeSubscription({ planCode: 'PLN_pro', email: 'ama@example.com' });
};

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each(['authorization_url', 'redirect_url'])('C354 C355: %s is where to pay, in data too', async (name) => {
  const address = { [name]: 'https://pay.test/x' };
  const paymentUrl = 'https://pay.test/x';
  expect(await startedWith({ success: true, ...address })).toMatchObject({ paymentUrl });
  expect(await startedWith({ success: true, data: address })).toMatchObject({ paymentUrl });
});

it('the authorization comes before the redirect, the root before data; what is missing is empty', async () => {
  const both = { authorization_url: 'https://pay.test/a', redirect_url: 'https://pay.test/r' };
  expect(await startedWith(both)).toMatchObject({ paymentUrl: both.authorization_url });
  expect(await startedWith({ redirect_url: both.redirect_url, data: both })).toMatchObject({
    paymentUrl: both.redirect_url,
  });
  expect(await startedWith({ data: { status: 'success' } })).toMatchObject({
    paymentUrl: '',
    status: 'success',
  });
  expect(await startedWith({ authorization_url: null, status: [] })).toEqual({
    paymentUrl: '',
    status: '',
    message: '',
  });
});
