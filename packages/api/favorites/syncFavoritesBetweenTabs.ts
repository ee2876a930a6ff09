import type { MutationKey, QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../wire/ApiError';
import { toggleFavoriteKey } from './useToggleFavorite';

export const removeFavoriteKey: MutationKey = ['remove-favorite'];

const FAVORITE_MUTATIONS: ReadonlySet<unknown> = new Set([toggleFavoriteKey[0], removeFavoriteKey[0]]);

/** Null in browsers without BroadcastChannel, where tabs are not synchronized. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('efie-favorites');

/** Without a response or after a server error, the server may have made the change. */
const mayBeDone = (error: Error): boolean => ((error as Partial<ApiError>).status ?? 500) >= 500;

/** Notifies all other tabs that the favorites on the server have changed. */
export function notifyOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/**
 * Synchronizes favorites between tabs: notifies the other tabs of a change in this one, also of one that the server may have made
 * although its response was lost, and refetches when another tab notifies this one.
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
    if (event.type !== 'updated' || !FAVORITE_MUTATIONS.has(event.mutation.options.mutationKey?.[0])) return;
    const { action } = event;
    if (action.type === 'success' || (action.type === 'error' && mayBeDone(action.error)))
      channel.postMessage(null);
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
