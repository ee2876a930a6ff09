import type { Favorite } from '@efie/domain/account';
import type { Listing } from '@efie/domain/listing';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '../config';
import { readListing } from '../wire/readListing';
import { startSession } from '../session/startSession';
import { favoritesQuery, toggleFavoriteMutation } from './useToggleFavorite';

const BASE = 'http://api.test';
const FAVORITES = `${BASE}/api/user/favorites`;
const server = setupServer();

let serverIds: readonly string[] = [];
let reads = 0;
const wire = (ids: readonly string[]) => ({ favorites: ids.map((id) => ({ id, property_id: id })) });

/** A promise that `open` resolves, to delay a response. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

function listing(id: string): Listing {
  const read = readListing({ id, title: `Home ${id}` });
  if (read === null) throw new Error('readListing returned null');
  return read;
}

let queryClient: QueryClient;
/** Every list of ids that a screen rendered, without consecutive duplicates. */
let shown: string[];
let unmount: () => void;

async function mount(): Promise<void> {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  shown = [];
  unmount = new QueryObserver(queryClient, favoritesQuery('user')).subscribe(({ data }) => {
    const ids = (data ?? []).map((favorite: Favorite) => favorite.listingId).join(' ');
    if (data !== undefined && ids !== shown.at(-1)) shown.push(ids);
  });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
}

const toggle = (id: string, isSaved: boolean) =>
  new MutationObserver(queryClient, toggleFavoriteMutation(queryClient, 'user')).mutate({
    listingId: id,
    isSaved,
    listing: listing(id),
  });

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  startSession('user', 'token-1', { name: 'Ama' });
  serverIds = ['1'];
  reads = 0;
  server.use(
    http.get(FAVORITES, () => {
      reads += 1;
      return HttpResponse.json(wire(serverIds));
    }),
    http.post(FAVORITES, async ({ request }) => {
      const { property_id } = (await request.json()) as { property_id: string };
      serverIds = [...serverIds, property_id];
      return HttpResponse.json({ success: true }, { status: 201 });
    }),
    http.delete(`${FAVORITES}/:id`, ({ params }) => {
      serverIds = serverIds.filter((id) => id !== params['id']);
      return HttpResponse.json({ success: true, message: 'Home 1 has left your list.' });
    }),
  );
});
afterEach(() => {
  unmount();
  queryClient.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

it('shows a change at once and resolves with the server’s message', async () => {
  await mount();
  expect(await toggle('2', false)).toBe('');
  expect(await toggle('1', true)).toBe('Home 1 has left your list.');
  expect(shown).toEqual(['1', '1 2', '2']);
});

it('a list in the response is ignored: the favorites are refetched once and shown', async () => {
  server.use(http.post(FAVORITES, () => HttpResponse.json({ success: true, data: wire(['77', '78']) })));
  await mount();
  await toggle('2', false);
  expect(shown).toEqual(['1', '1 2', '1']);
  expect(reads).toBe(2);
  expect(queryClient.isFetching()).toBe(0);
});

it('a list requested before a change and received after it is ignored', async () => {
  await mount();
  const delayedList = gate();
  server.use(
    http.get(
      FAVORITES,
      async () => {
        const before = wire(serverIds);
        await delayedList.opened;
        return HttpResponse.json(before);
      },
      { once: true },
    ),
  );
  const written = gate();
  server.use(
    http.post(
      FAVORITES,
      async () => {
        await written.opened;
        serverIds = [...serverIds, '2'];
        return HttpResponse.json({ success: true });
      },
      { once: true },
    ),
  );
  const refetch = queryClient.invalidateQueries(favoritesQuery('user'));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  const change = toggle('2', false);
  await vi.waitFor(() => expect(shown).toEqual(['1', '1 2']));
  delayedList.open();
  await refetch;
  written.open();
  await change;
  expect(shown).toEqual(['1', '1 2']);
});

it('while two toggles are in flight, the first response does not undo the second; a failed one undoes only itself', async () => {
  await mount();
  const second = gate();
  server.use(
    http.post(FAVORITES, async ({ request }) => {
      const { property_id } = (await request.json()) as { property_id: string };
      if (property_id === '4') return HttpResponse.json({ message: 'No.' }, { status: 500 });
      if (property_id === '3') await second.opened;
      serverIds = [...serverIds, property_id];
      return HttpResponse.json({ success: true });
    }),
  );
  const slow = toggle('3', false);
  await Promise.all([toggle('2', false), expect(toggle('4', false)).rejects.toThrow()]);
  expect(shown.at(-1)).toBe('1 3 2');
  expect(reads).toBe(1);
  second.open();
  await slow;
  expect(shown.at(-1)).toBe('1 2 3');
  expect(shown.slice(1).every((ids) => ids.includes('3'))).toBe(true);
  expect(reads).toBe(2);
});

it('a failed toggle is undone', async () => {
  server.use(http.delete(`${FAVORITES}/:id`, () => new HttpResponse(null, { status: 503 })));
  await mount();
  await expect(toggle('1', true)).rejects.toThrow();
  expect(shown).toEqual(['1', '', '1']);
});
