import {
  catalogOf,
  getPropertyQuery,
  isNotFound,
  listPropertiesQuery,
  useQueryState,
  type QueryState,
} from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Loads the listing with this id. A listing from the cached list is shown immediately and stays if the request fails,
 * unless the server says that it does not exist.
 */
export function useListing(id: string): QueryState<Listing> {
  const listings = useQueryClient().getQueryData(listPropertiesQuery().queryKey);
  const cached = listings && catalogOf(listings).known(id);
  const state = useQueryState(
    { ...getPropertyQuery(id), placeholderData: () => cached },
    { isDataGone: isNotFound, isRetryLoading: true },
  );
  const isKept = state.kind === 'error' && !isNotFound(state.error) && cached !== undefined;
  return isKept ? { kind: 'ready', data: cached } : state;
}
