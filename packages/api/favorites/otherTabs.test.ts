import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTabsInStep, removeFavoriteKey, tellOtherTabs } from './otherTabs';
import { favoritesKey } from './role';
import { toggleFavoriteKey } from './useFavorites';

/** A tab that shows the user's favorites. */
function openTab(answer: () => Promise<readonly string[]> = () => Promise.resolve([])) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const ask = vi.fn(answer);
  const stopLooking = new QueryObserver(queryClient, {
    queryKey: favoritesKey('user'),
    queryFn: ask,
  }).subscribe(() => undefined);
  const stopKeeping = keepTabsInStep(queryClient);
  return {
    queryClient,
    ask,
    close: () => {
      stopKeeping();
      stopLooking();
      queryClient.clear();
    },
  };
}

let here: ReturnType<typeof openTab>;
let there: ReturnType<typeof openTab>;

beforeEach(async () => {
  here = openTab();
  there = openTab();
  await vi.waitUntil(() => here.queryClient.isFetching() + there.queryClient.isFetching() === 0);
});
afterEach(() => {
  here.close();
  there.close();
});

const change = (mutationKey: readonly unknown[], mutationFn: () => Promise<unknown>) =>
  new MutationObserver(here.queryClient, { mutationKey, mutationFn }).mutate();

it.each([[toggleFavoriteKey], [removeFavoriteKey]])(
  'F9: after %s another tab asks for the list again, and this one is not told of itself',
  async (key) => {
    await change(key, () => Promise.resolve());
    await vi.waitFor(() => expect(there.ask).toHaveBeenCalledTimes(2));
    expect(here.ask).toHaveBeenCalledTimes(1);
  },
);

it('F9: a change in another tab while the first list is in flight has the list asked for again', async () => {
  const answers: ((ids: readonly string[]) => void)[] = [];
  const tab = openTab(() => new Promise<readonly string[]>((resolve) => answers.push(resolve)));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await change(toggleFavoriteKey, () => Promise.resolve());
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.([]);
  answers[1]?.(['7']);
  await vi.waitFor(() => expect(tab.queryClient.getQueryData(favoritesKey('user'))).toEqual(['7']));
  tab.close();
});

it('F9: what was kept by a guest and merged is told as well', async () => {
  tellOtherTabs();
  await vi.waitFor(() => expect(there.ask).toHaveBeenCalledTimes(2));
});

it('F9: what the server refused, and every other call, is told to nobody', async () => {
  await expect(change(toggleFavoriteKey, () => Promise.reject(new Error('no')))).rejects.toThrow();
  await change(['report'], () => Promise.resolve());
  // Messages come in their order: this one is the first.
  await change(toggleFavoriteKey, () => Promise.resolve());
  await vi.waitFor(() => expect(there.ask).toHaveBeenCalledTimes(2));
});

it('F9: a browser without a line between tabs works on', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tellOtherTabs).not.toThrow();
  expect(keepTabsInStep(here.queryClient)).not.toThrow();
  vi.unstubAllGlobals();
});
