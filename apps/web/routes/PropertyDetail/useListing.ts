import { getPropertyQuery, isNotFound, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What the page has to show. */
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
 * The listing with this id. One that browsing has already brought stands at once, and stays when its own call fails; only
 * the server's 'there is no such listing' takes it away (fault 77).
 */
export function useListing(id: string): ListingState {
  const queryClient = useQueryClient();
  const [isCancelled, setCancelled] = useState(false);
  const known = queryClient
    .getQueryData(listPropertiesQuery().queryKey)
    ?.listings.find((listing) => listing.id === id);
  const query = useQuery({ ...getPropertyQuery(id), placeholderData: () => known });

  if (isNotFound(query.error)) return { kind: 'not-found' };
  const listing = query.data ?? known;
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
