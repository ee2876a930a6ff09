import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { toggleFavoriteKey } from './useToggleFavorite';

export const removeFavoriteKey: MutationKey = ['remove-favorite'];

const FAVORITE_MUTATIONS: ReadonlySet<unknown> = new Set([toggleFavoriteKey[0], removeFavoriteKey[0]]);

/** Null in browsers without BroadcastChannel, where tabs are not synchronized. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('efie-favorites');

/** Notifies all other tabs that the favorites on the server have changed. */
export function notifyOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/**
 * Synchronizes favorites between tabs: notifies the other tabs of a change in this one, and refetches when another tab
 * notifies this one.
 * @returns a function that unsubscribes
 */
export function syncFavoritesBetweenTabs(queryClient: QueryClient): () => void {
  const channel = openChannel();
  if (channel === null) return () => undefined;
  channel.onmessage = async () => {
    const favorites = { queryKey: ['favorites'] };
    // A request in flight may respond without the change, and invalidating does not restart a query that has no data yet.
    await queryClient.cancelQueries(favorites);
    void queryClient.invalidateQueries(favorites);
  };
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (FAVORITE_MUTATIONS.has(event.mutation.options.mutationKey?.[0])) channel.postMessage(null);
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
