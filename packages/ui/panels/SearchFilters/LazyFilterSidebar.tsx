import { Suspense } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { lazyComponent, LoadFailure } from '../../primitives';
import { media } from '../../theme/tokens';
import type { SearchFiltersProps } from './SearchFilters';

const Filters = lazyComponent(async () => (await import('./SearchFilters')).SearchFilters, LoadFailure);

/** The filters beside the list, from 1024 px. Lazy-loaded, so that phones, which use a sheet, do not load their code. */
export function LazyFilterSidebar(props: SearchFiltersProps) {
  const isWide = useMediaQuery(media.lg);
  if (!isWide) return null;
  return (
    <Suspense>
      <Filters {...props} />
    </Suspense>
  );
}
