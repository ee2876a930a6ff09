import { getPropertyQuery, listPropertiesQuery, type PublicListings } from '@efie/api';
import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';

const HOUR = 3_600_000;

const noop = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // On a server, queries are never garbage-collected; test as in a browser.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

it('the listings stay cached during a long visit to one of them, while other queries are garbage-collected', async () => {
  const client = createQueryClient();
  const listings = listPropertiesQuery();
  const home = { ...getPropertyQuery('7'), enabled: false };
  const none: PublicListings = { listings: [], pagination: null };
  client.setQueryData(listings.queryKey, none);
  const cached = client.getQueryData(listings.queryKey);

  const leaveListings = new QueryObserver(client, listings).subscribe(noop);
  leaveListings();
  const leaveHome = new QueryObserver(client, home).subscribe(noop);
  await vi.advanceTimersByTimeAsync(HOUR);
  leaveHome();

  // Stale by now: Back shows the cached listings at once and refetches in the background.
  const back = new QueryObserver(client, listings);
  const leaveAgain = back.subscribe(noop);
  expect(back.getCurrentResult()).toMatchObject({ data: cached, isPending: false, isFetching: true });
  leaveAgain();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(client.getQueryCache().find({ queryKey: home.queryKey })).toBeUndefined();
  client.clear();
});
