import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { useIsWide } from '../useIsWide';
import type { SearchFiltersProps } from './SearchFilters';

const Filters = lazyComponent(async () => (await import('./SearchFilters')).SearchFilters, LoadFailure);

/** The filters beside the list, from 1024 px. Lazy-loaded, so that phones, which use a sheet, do not load their code. */
export function LazyFilterSidebar(props: SearchFiltersProps) {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <Suspense>
      <Filters {...props} />
    </Suspense>
  );
}
