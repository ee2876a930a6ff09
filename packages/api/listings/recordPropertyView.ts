import { clientFor } from '../client/client';
import { send } from '../client/send';

const recorded = new Set<string>();

/**
 * Records a view of a listing, once per listing and page load (ruling 36), without a token. Not a mutation: no screen shows its state.
 * Ignores failures.
 */
export function recordPropertyView({ listingId: id }: { listingId: string }): void {
  if (recorded.has(id)) return;
  recorded.add(id);
  send(clientFor('public').POST('/api/properties/{id}/view', { params: { path: { id } } })).catch(
    () => undefined,
  );
}

/** For stories and tests: resets the module as a page load does. */
export function resetRecordedViews(): void {
  recorded.clear();
}
