import { lazy, Suspense } from 'react';
import { useIsWide } from '../useIsWide';
import type { SortSelectProps } from './SortSelect';

const Sort = lazy(async () => ({ default: (await import('./SortSelect')).SortSelect }));

/** The order of the list in one of its two places; its code comes after the first page. */
export function LazySortSelect(props: SortSelectProps) {
  if (useIsWide() !== props.isWide) return null;
  return (
    <Suspense fallback={null}>
      <Sort {...props} />
    </Suspense>
  );
}
