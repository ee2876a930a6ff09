import type { ListingViews } from '@efie/ui';
import { useEffect } from 'react';
import type { ViewCountRequestsProps } from './ViewCountRequests';

const FAILED: ListingViews = { kind: 'failed' };

/** The fallback when the code that requests view counts fails to load: reports each as failed, so none stays loading. */
export function ViewCountsUnavailable({ ids, onViews }: ViewCountRequestsProps) {
  useEffect(() => onViews({ ids, views: ids.map(() => FAILED) }), [ids, onViews]);
  return null;
}
