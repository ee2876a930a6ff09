import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '../config';
import { getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { deletePropertyMutation } from './deleteProperty';
import { listOwnPropertiesQuery } from './listOwnProperties';

const BASE = 'http://api.test';
const server = setupServer();
const { queryKey } = listOwnPropertiesQuery();
let queryClient: QueryClient;

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  startSession('agent', 'token-1', { id: '101' });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(queryKey, { listings: [], pagination: null });
  server.use(
    http.get(`${BASE}/api/agent/profile`, () => HttpResponse.json({ data: { agent: { id: '101' } } })),
  );
});
afterEach(() => {
  queryClient.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const remove = () =>
  new MutationObserver(queryClient, deletePropertyMutation(queryClient, getSession())).mutate('7');
const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;

it.each([
  ['is lost', () => HttpResponse.error(), true],
  ['is a rejection', () => HttpResponse.json({ message: 'No.' }, { status: 422 }), false],
])('when the response %s, whether the list of own listings is stale: %s', async (_, respond, expected) => {
  server.use(http.delete(`${BASE}/api/agent/properties/7`, respond));
  await expect(remove()).rejects.toThrow();
  expect(isStale()).toBe(expected);
});

it('a deletion does not make a list fresh whose refetch has failed', async () => {
  server.use(http.delete(`${BASE}/api/agent/properties/7`, () => HttpResponse.json({ success: true })));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await remove();
  await vi.waitFor(() => expect(isStale()).toBe(true));
});
