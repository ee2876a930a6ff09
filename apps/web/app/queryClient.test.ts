import { getPropertyQuery, listPropertiesQuery } from '@efie/api';
import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';

const HOUR = 3_600_000;

const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // On a server nothing is ever let go; here it must be as in a browser.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

it('F57: the listings outlast a long stay on one of them, whatever else is let go', async () => {
  const client = createQueryClient();
  const listings = listPropertiesQuery();
  const home = { ...getPropertyQuery('7'), enabled: false };
  client.setQueryData(listings.queryKey, { listings: [], pagination: null });
  const found = client.getQueryData(listings.queryKey);

  const leaveListings = new QueryObserver(client, listings).subscribe(nothing);
  leaveListings();
  const leaveHome = new QueryObserver(client, home).subscribe(nothing);
  await vi.advanceTimersByTimeAsync(HOUR);
  leaveHome();

  // Old by now: Back shows them at once, and asks again behind them.
  const back = new QueryObserver(client, listings);
  const leaveAgain = back.subscribe(nothing);
  expect(back.getCurrentResult()).toMatchObject({ data: found, isPending: false, isFetching: true });
  leaveAgain();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(client.getQueryCache().find({ queryKey: home.queryKey })).toBeUndefined();
  client.clear();
});
