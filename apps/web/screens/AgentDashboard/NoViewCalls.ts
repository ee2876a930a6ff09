import type { ListingViews } from '@efie/ui';
import { useEffect } from 'react';
import type { ViewCallsProps } from './ViewCalls';

const FAILED: ListingViews = { kind: 'failed' };

/** In its place where its code cannot be brought: nothing was asked, so nothing is waited for (fault 125). */
export function NoViewCalls({ ids, onViews }: ViewCallsProps) {
  useEffect(() => onViews({ ids, views: ids.map(() => FAILED) }), [ids, onViews]);
  return null;
}
