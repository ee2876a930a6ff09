import { getPropertyViewsQuery } from '@efie/api';
import type { ListingViews } from '@efie/ui';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

function viewsFrom({ data, isError }: UseQueryResult<number | null>): ListingViews {
  if (typeof data === 'number') return { kind: 'known', count: data };
  return isError || data === null ? { kind: 'failed' } : { kind: 'loading' };
}

/* Kept between renders where nothing has changed: then no card is drawn anew. */
const combine = (results: UseQueryResult<number | null>[]): ListingViews[] => results.map(viewsFrom);

export interface ViewCallsProps {
  /** Of the listings that are shown. */
  ids: readonly string[];
  /** Told what is known of each, in the order of the ids. */
  onViews: (heard: { ids: readonly string[]; views: readonly ListingViews[] }) => void;
}

/** Makes the documented call for each listing that is shown (ruling 109). Draws nothing. */
export function ViewCalls({ ids, onViews }: ViewCallsProps) {
  const views = useQueries({ queries: ids.map(getPropertyViewsQuery), combine });
  useEffect(() => onViews({ ids, views }), [ids, views, onViews]);
  return null;
}
