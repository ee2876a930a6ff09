import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { configureApi } from '../config';
import { getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { getOwnAgentProfileQuery, refetchOwnAgentProfile } from './getOwnAgentProfile';

afterEach(() => vi.unstubAllGlobals());

const profileResponse = (currentListings: number) =>
  Response.json({ success: true, data: { agent: { id: '7', listingLimit: 3, currentListings } } });

it('updates the count although the screen unmounts before the response', async () => {
  configureApi({ baseUrl: 'http://api.test' });
  startSession('agent', 'token-7', { id: '7' });
  const responders: ((response: Response) => void)[] = [];
  const fakeFetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      responders.push(resolve);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  vi.stubGlobal('fetch', fakeFetch);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const query = getOwnAgentProfileQuery();
  const unmount = new QueryObserver(queryClient, query).subscribe(() => undefined);
  await vi.waitFor(() => expect(responders).toHaveLength(1));
  responders[0]?.(profileResponse(0));
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)?.currentListings).toBe(0));

  const refreshed = refetchOwnAgentProfile(queryClient);
  await vi.waitFor(() => expect(responders).toHaveLength(2));
  unmount();
  responders[1]?.(profileResponse(1));
  await refreshed;
  expect(queryClient.getQueryData(query.queryKey)?.currentListings).toBe(1);
  const session = getSession();
  expect(session.role === 'agent' && session.record['currentListings']).toBe(1);
});

it('reads a profile with deeply nested values', async () => {
  configureApi({ baseUrl: 'http://api.test' });
  startSession('agent', 'token-7', { id: '7' });
  const deep = `${'{"bio":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const body = `{"data":{"agent":{"id":"7","fullName":"Kojo","phone":${deep},"notes":${deep}}}}`;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const agent = await new QueryClient().fetchQuery(getOwnAgentProfileQuery());
  expect(agent).toMatchObject({ id: '7', fullName: 'Kojo', phone: '' });
  expect(getSession()).toMatchObject({ record: { id: '7' } });
});
