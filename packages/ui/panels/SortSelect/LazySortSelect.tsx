import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { useIsWide } from '../useIsWide';
import type { SortSelectProps } from './SortSelect';

const Sort = lazyComponent(async () => (await import('./SortSelect')).SortSelect, LoadFailure);

/** The order of the list in one of its two places; its code comes after the first page. */
export function LazySortSelect(props: SortSelectProps) {
  if (useIsWide() !== props.isWide) return null;
  return (
    <Suspense fallback={null}>
      <Sort {...props} />
    </Suspense>
  );
}
