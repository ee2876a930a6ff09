import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import type { SortSelectProps } from './SortSelect';

const Sort = lazyComponent(async () => (await import('./SortSelect')).SortSelect, LoadFailure);

/** Lazy-loads the sort select. */
export function LazySortSelect(props: SortSelectProps) {
  return (
    <Suspense>
      <Sort {...props} />
    </Suspense>
  );
}
