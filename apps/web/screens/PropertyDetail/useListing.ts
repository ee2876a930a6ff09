import { getPropertyQuery, isNotFound, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type ListingState =
  | { kind: 'loading'; onCancel: () => void }
  | { kind: 'not-found' }
  | {
      kind: 'failed';
      error: unknown;
      isRetrying: boolean;
      onRetry: () => void;
    }
  | { kind: 'ready'; listing: Listing };

/**
 * Loads the listing with this id. A listing from the cached list is shown immediately and stays if the request fails,
 * unless the server says that it does not exist.
 */
export function useListing(id: string): ListingState {
  const queryClient = useQueryClient();
  const [isCancelled, setCancelled] = useState(false);
  const cached = queryClient
    .getQueryData(listPropertiesQuery().queryKey)
    ?.listings.find((listing) => listing.id === id);
  const query = useQuery({ ...getPropertyQuery(id), placeholderData: () => cached });

  if (isNotFound(query.error)) return { kind: 'not-found' };
  const listing = query.data ?? cached;
  if (listing !== undefined) return { kind: 'ready', listing };
  if (query.isError || isCancelled) {
    return {
      kind: 'failed',
      error: query.error,
      isRetrying: query.isFetching,
      onRetry: () => {
        setCancelled(false);
        void query.refetch();
      },
    };
  }
  return {
    kind: 'loading',
    onCancel: () => {
      setCancelled(true);
      void queryClient.cancelQueries({ queryKey: getPropertyQuery(id).queryKey });
    },
  };
}
