import { catalogOf, getPropertyQuery, isNotFound, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
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

interface Home {
  id: string;
  result: Result;
  /** From the request, or else from the cached list. */
  listing: Listing | undefined;
}

/** Without an id, no request is sent. */
function useHome(id: string | undefined): Home | null {
  const listings = useQueryClient().getQueryData(listPropertiesQuery().queryKey);
  const known = () => (listings && id !== undefined ? catalogOf(listings).known(id) : undefined);
  const result = useQuery({
    ...getPropertyQuery(id ?? ''),
    enabled: id !== undefined,
    placeholderData: known,
  });
  if (id === undefined) return null;
  return {
    id,
    result,
    listing: isGone(result) ? undefined : (result.data ?? (result.isError ? known() : undefined)),
  };
}

/**
 * Loads the homes with these ids. Those from the cached list are shown at once, and stay if their request fails, unless the
 * server says that they do not exist.
 */
export function useComparedListings(ids: readonly string[]): ComparedListings {
  const queryClient = useQueryClient();
  const [isCanceled, setCanceled] = useState(false);
  // `useQueries` is code that no other screen needs, and would make the first load of others larger.
  const homes = [useHome(ids[0]), useHome(ids[1]), useHome(ids[2]), useHome(ids[3])].filter(
    (home) => home !== null,
  );

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
