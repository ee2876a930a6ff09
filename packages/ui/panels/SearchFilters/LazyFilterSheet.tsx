import { Suspense, useState } from 'react';
import { lazyDialog } from '../../primitives';
import type { FilterSheetProps } from './FilterSheet';

export const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

/** Lazy-loads the filter sheet when it is first opened. */
export function LazyFilterSheet(props: FilterSheetProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen);
  if (props.isOpen && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <FilterSheet {...props} />
    </Suspense>
  );
}
