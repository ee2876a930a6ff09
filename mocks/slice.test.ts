import { getPropertyQuery, configureApi } from '@efie/api';
import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandlers } from './handlers';

const server = setupServer(...Object.values(createHandlers()));
beforeAll(() => {
  configureApi({ baseUrl: 'http://localhost' });
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server.close());

it('C53 C223 C224: one listing passes contract, client and edge, its price read from text', async () => {
  const listing = await new QueryClient().fetchQuery(getPropertyQuery('1'));
  expect(listing).toMatchObject({ id: '1', title: 'Two Bedroom Apartment at Spintex', price: 2800 });
});

it('C254: an unknown listing is not found', async () => {
  await expect(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(getPropertyQuery('nope')),
  ).rejects.toMatchObject({
    status: 404,
    serverMessage: 'Property not found.',
  });
});
