import { Suspense, useDeferredValue, useState } from 'react';
import { lazyDialog } from '../../primitives';
import type { FilterSheetProps } from './FilterSheet';

export const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

/** Lazy-loads the filter sheet when it is first opened. */
export function LazyFilterSheet(props: FilterSheetProps) {
  // Deferred, so that the press is painted before the sheet renders; closing is not.
  const isOpen = useDeferredValue(props.isOpen) && props.isOpen;
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <FilterSheet {...props} isOpen={isOpen} />
    </Suspense>
  );
}
