import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { useIsWide } from '../useIsWide';
import type { SortSelectProps } from './SortSelect';

const Sort = lazyComponent(async () => (await import('./SortSelect')).SortSelect, LoadFailure);

/** Lazy-loads the sort select in one of its two places, the one for the current viewport width. */
export function LazySortSelect(props: SortSelectProps) {
  if (useIsWide() !== props.isWide) return null;
  return (
    <Suspense fallback={null}>
      <Sort {...props} />
    </Suspense>
  );
}
