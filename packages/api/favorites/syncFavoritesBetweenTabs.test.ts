import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../wire/ApiError';
import { syncFavoritesBetweenTabs, removeFavoriteKey, notifyOtherTabs } from './syncFavoritesBetweenTabs';
import { favoritesKey } from './favoritesKey';
import { toggleFavoriteKey } from './useToggleFavorite';

function openTab(fetchIds: () => Promise<readonly string[]> = () => Promise.resolve([])) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const queryFn = vi.fn(fetchIds);
  const unmount = new QueryObserver(queryClient, {
    queryKey: favoritesKey('user'),
    queryFn,
  }).subscribe(() => undefined);
  const stopSyncing = syncFavoritesBetweenTabs(queryClient);
  return {
    queryClient,
    queryFn,
    close: () => {
      stopSyncing();
      unmount();
      queryClient.clear();
    },
  };
}

let thisTab: ReturnType<typeof openTab>;
let otherTab: ReturnType<typeof openTab>;

beforeEach(async () => {
  thisTab = openTab();
  otherTab = openTab();
  await vi.waitUntil(() => thisTab.queryClient.isFetching() + otherTab.queryClient.isFetching() === 0);
});
afterEach(() => {
  thisTab.close();
  otherTab.close();
});

const change = (mutationKey: readonly unknown[], mutationFn: () => Promise<unknown>) =>
  new MutationObserver(thisTab.queryClient, { mutationKey, mutationFn }).mutate();

it.each([[toggleFavoriteKey], [removeFavoriteKey]])(
  'after %s another tab refetches the list, and this one does not',
  async (key) => {
    await change(key, () => Promise.resolve());
    await vi.waitFor(() => expect(otherTab.queryFn).toHaveBeenCalledTimes(2));
    expect(thisTab.queryFn).toHaveBeenCalledTimes(1);
  },
);

it('after a change whose response was lost another tab refetches the list', async () => {
  const lost = () => Promise.reject(new ApiError({ kind: 'network' }));
  await expect(change(toggleFavoriteKey, lost)).rejects.toThrow();
  await vi.waitFor(() => expect(otherTab.queryFn).toHaveBeenCalledTimes(2));
});

it('a change in another tab while the first list is in flight refetches the list', async () => {
  const responders: ((ids: readonly string[]) => void)[] = [];
  const tab = openTab(() => new Promise<readonly string[]>((resolve) => responders.push(resolve)));
  await vi.waitFor(() => expect(responders).toHaveLength(1));
  await change(toggleFavoriteKey, () => Promise.resolve());
  await vi.waitFor(() => expect(responders).toHaveLength(2));
  responders[0]?.([]);
  responders[1]?.(['7']);
  await vi.waitFor(() => expect(tab.queryClient.getQueryData(favoritesKey('user'))).toEqual(['7']));
  tab.close();
});

it('merging a guest’s favorites refetches the list in other tabs', async () => {
  notifyOtherTabs();
  await vi.waitFor(() => expect(otherTab.queryFn).toHaveBeenCalledTimes(2));
});

it('rejected changes and other mutations do not refetch the list in other tabs', async () => {
  await expect(
    change(toggleFavoriteKey, () => Promise.reject(new ApiError({ kind: 'http', status: 422 }))),
  ).rejects.toThrow();
  await change(['report'], () => Promise.resolve());
  // Messages arrive in order: had the changes above sent any, the count would be higher.
  await change(toggleFavoriteKey, () => Promise.resolve());
  await vi.waitFor(() => expect(otherTab.queryFn).toHaveBeenCalledTimes(2));
});

it('works in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(notifyOtherTabs).not.toThrow();
  expect(syncFavoritesBetweenTabs(thisTab.queryClient)).not.toThrow();
  vi.unstubAllGlobals();
});
