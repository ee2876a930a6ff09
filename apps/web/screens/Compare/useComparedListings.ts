import { catalogOf, getPropertyQuery, isNotFound, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

export type ComparedListings =
  | { kind: 'loading'; onCancel: () => void }
  | {
      kind: 'error';
      /** Null when the visitor canceled the requests. */
      error: unknown;
      onRetry: () => void;
    }
  | {
      kind: 'ready';
      /** In the order of the ids. */
      listings: readonly Listing[];
      /** Ids of homes that no longer exist on the server. */
      missingIds: readonly string[];
      /** Number of homes that could not be loaded. */
      failedCount: number;
      onRetry: () => void;
    };

type Result = UseQueryResult<Listing>;

const isGone = ({ error }: Result): boolean => isNotFound(error);

/** Without a listing to show: its request failed, or is not sent any more. */
const hasFailed = (result: Result): boolean =>
  !isGone(result) && result.data === undefined && result.fetchStatus === 'idle';

/**
 * Loads the homes with these ids. Those from the cached list are shown at once, and stay if their request fails, unless the
 * server says that they do not exist.
 */
export function useComparedListings(ids: readonly string[]): ComparedListings {
  const queryClient = useQueryClient();
  const [isCanceled, setCanceled] = useState(false);
  const cached = queryClient.getQueryData(listPropertiesQuery().queryKey);
  const known = (id: string) => cached && catalogOf(cached).known(id);
  const results = useQueries({
    queries: ids.map((id) => ({ ...getPropertyQuery(id), placeholderData: () => known(id) })),
  });
  const homes = results.map((result, index) => {
    const id = ids[index] ?? '';
    /** From the request, or else from the cached list. */
    const listing = result.data ?? (result.isError ? known(id) : undefined);
    return { id, result, listing: isGone(result) ? undefined : listing };
  });

  const onRetry = () => {
    setCanceled(false);
    for (const { result, listing } of homes) if (!listing && hasFailed(result)) void result.refetch();
  };
  const waiting = homes.filter(({ result, listing }) => !listing && !isGone(result));
  if (waiting.some(({ result }) => result.fetchStatus !== 'idle')) {
    return {
      kind: 'loading',
      onCancel: () => {
        setCanceled(true);
        for (const { id } of waiting)
          void queryClient.cancelQueries({ queryKey: getPropertyQuery(id).queryKey, exact: true });
      },
    };
  }
  const listings = homes.flatMap(({ listing }) => listing ?? []);
  if (waiting.length > 0 && listings.length === 0) {
    const error = isCanceled ? null : waiting.find(({ result }) => result.error)?.result.error;
    return { kind: 'error', error: error ?? null, onRetry };
  }
  return {
    kind: 'ready',
    listings,
    missingIds: homes.filter(({ result }) => isGone(result)).map(({ id }) => id),
    failedCount: waiting.length,
    onRetry,
  };
}
