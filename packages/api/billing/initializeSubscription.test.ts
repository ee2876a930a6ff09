import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { configureApi } from '../config';
import { startSession } from '../session/startSession';
import { initializeSubscription } from './initializeSubscription';

const BASE = 'http://api.test';
const server = setupServer();

const initializeWith = (response: object) => {
  server.use(http.post(`${BASE}/api/subscribe/initialize`, () => HttpResponse.json(response)));
  return initializeSubscription({ planCode: 'PLN_pro', email: 'ama@example.com' });
};

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  startSession('agent', 'token-1', { id: '9' });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  ['authorization_url', 'authorizationUrl'],
  ['redirect_url', 'redirectUrl'],
] as const)('%s is read from the root and from data', async (wireName, name) => {
  const url = 'https://pay.test/x';
  expect(await initializeWith({ success: true, [wireName]: url })).toMatchObject({ [name]: url });
  expect(await initializeWith({ success: true, data: { [wireName]: url } })).toMatchObject({ [name]: url });
});

it('the root takes precedence over data; missing values are empty', async () => {
  const both = { authorization_url: 'https://pay.test/a', redirect_url: 'https://pay.test/r' };
  expect(await initializeWith(both)).toMatchObject({
    authorizationUrl: both.authorization_url,
    redirectUrl: both.redirect_url,
  });
  expect(await initializeWith({ redirect_url: both.redirect_url, data: both })).toMatchObject({
    authorizationUrl: '',
    redirectUrl: both.redirect_url,
  });
  expect(await initializeWith({ data: { status: 'success' } })).toMatchObject({
    authorizationUrl: '',
    redirectUrl: '',
    status: 'success',
  });
  expect(await initializeWith({ authorization_url: null, status: [] })).toEqual({
    authorizationUrl: '',
    redirectUrl: '',
    status: '',
  });
});
