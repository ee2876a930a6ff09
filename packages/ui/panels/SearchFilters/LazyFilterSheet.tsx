import { lazy, Suspense, useState } from 'react';
import type { FilterSheetProps } from './FilterSheet';

const Sheet = lazy(async () => {
  const { FilterSheet } = await import('./FilterSheet');
  return { default: FilterSheet };
});

/** The sheet of filters, whose code comes when it is first opened: it is no part of the first page. */
export function LazyFilterSheet(props: FilterSheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
