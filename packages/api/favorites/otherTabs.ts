import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { toggleFavoriteKey } from './useFavorites';

/** Marks the calls that let a property go on the page of favorites. */
export const removeFavoriteKey: MutationKey = ['remove-favorite'];

const CHANGES: ReadonlySet<unknown> = new Set([toggleFavoriteKey[0], removeFavoriteKey[0]]);

/** The line between the tabs; null in a browser without one, where each tab keeps to itself. */
const openLine = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('efie-favorites');

/** Tells every tab of this browser that the list of favorites on the server has changed. */
export function tellOtherTabs(): void {
  const line = openLine();
  line?.postMessage(null);
  line?.close();
}

/**
 * Keeps the favorites of the signed-in person the same in all tabs (fault 9): what the server took here is told, what it
 * took in another tab has the list asked for again.
 * @returns stops it
 */
export function keepTabsInStep(queryClient: QueryClient): () => void {
  const line = openLine();
  if (line === null) return () => undefined;
  line.onmessage = async () => {
    const favorites = { queryKey: ['favorites'] };
    // An answer that is asked for already lacks the change, and invalidating a first fetch in flight has no effect.
    await queryClient.cancelQueries(favorites);
    void queryClient.invalidateQueries(favorites);
  };
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (CHANGES.has(event.mutation.options.mutationKey?.[0])) line.postMessage(null);
  });
  return () => {
    stop();
    line.close();
  };
}
