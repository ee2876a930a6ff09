import type { ListingViews } from '@efie/ui';
import { useEffect } from 'react';
import type { ViewCallsProps } from './ViewCalls';

const FAILED: ListingViews = { kind: 'failed' };

/** The fallback when the code of `ViewCalls` fails to load: reports every count as failed, so none stays loading. */
export function NoViewCalls({ ids, onViews }: ViewCallsProps) {
  useEffect(() => onViews({ ids, views: ids.map(() => FAILED) }), [ids, onViews]);
  return null;
}
