import { getPropertyViewsQuery } from '@efie/api';
import type { ListingViews } from '@efie/ui';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

function toListingViews({ data, isError }: UseQueryResult<number | null>): ListingViews {
  if (typeof data === 'number') return { kind: 'ready', count: data };
  return isError || data === null ? { kind: 'error' } : { kind: 'loading' };
}

/* A stable function, so that unchanged results keep their identity and no card re-renders. */
const combine = (results: UseQueryResult<number | null>[]): ListingViews[] => results.map(toListingViews);

export interface ViewCountRequestsProps {
  /** The ids of the visible listings. */
  ids: readonly string[];
  /** Called with the view count of each listing, in the order of `ids`. */
  onViews: (results: { ids: readonly string[]; views: readonly ListingViews[] }) => void;
}

/** Requests the view count of each visible listing (ruling 109). Renders nothing. */
export function ViewCountRequests({ ids, onViews }: ViewCountRequestsProps) {
  const views = useQueries({ queries: ids.map(getPropertyViewsQuery), combine });
  useEffect(() => onViews({ ids, views }), [ids, views, onViews]);
  return null;
}
