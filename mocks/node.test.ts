import { configureApi, getPropertyQuery } from '@efie/api';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { outcomes } from './handlers';
import { createMockNodeBackend } from './node';

const { db, server } = createMockNodeBackend();

beforeAll(() => {
  configureApi({ baseUrl: 'http://backend.test' });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const fetchListing = (id: string) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(getPropertyQuery(id));

it('a listing at data.property is fetched and read', async () => {
  const wanted = db.listProperties()[0];
  const listing = await fetchListing(wanted?.id ?? '');
  expect(listing).toMatchObject({ id: wanted?.id, title: wanted?.title, price: wanted?.price });
});

it('a listing at the root of the response is read, with its price given as text', async () => {
  server.use(outcomes.getPropertySuccess({ id: 7, title: 'Serviced Plot at Kumasi', price: '450.00' }));
  expect(await fetchListing('7')).toMatchObject({ id: '7', title: 'Serviced Plot at Kumasi', price: 450 });
});

it('an unknown listing rejects with the message of the server', async () => {
  await expect(fetchListing('none')).rejects.toMatchObject({
    status: 404,
    serverMessage: 'Property not found.',
  });
});
