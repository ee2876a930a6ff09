import { clientFor } from '../client/client';
import { send } from '../client/send';

const recorded = new Set<string>();

/**
 * Records one view of a listing: once per property per page load, silent on failure, no token (ruling 36,
 * checklist 139 to 143). It is no mutation of a screen: nothing waits for it and nothing shows it.
 */
export function recordPropertyView(id: string): void {
  if (recorded.has(id)) return;
  recorded.add(id);
  send(clientFor('public').POST('/api/properties/{id}/view', { params: { path: { id } } })).catch(
    () => undefined,
  );
}

/** A page load begins anew; stories and tests call it before each run. */
export function forgetRecordedViews(): void {
  recorded.clear();
}
