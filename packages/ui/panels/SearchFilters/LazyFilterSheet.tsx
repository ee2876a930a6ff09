import { Suspense, useState } from 'react';
import { lazyDialog } from '../../primitives';
import type { FilterSheetProps } from './FilterSheet';

export const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

/** The sheet of filters, whose code comes when it is first opened: it is no part of the first page. */
export function LazyFilterSheet(props: FilterSheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <FilterSheet {...props} />
    </Suspense>
  );
}
