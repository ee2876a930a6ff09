import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { useIsWide } from '../useIsWide';
import type { SearchFiltersProps } from './SearchFilters';

const Filters = lazyComponent(async () => (await import('./SearchFilters')).SearchFilters, LoadFailure);

/**
 * The filters beside the list, on screens wide enough for them (from 1024 px). Phones have them in a sheet, so that there
 * neither their code nor their elements are part of the first page.
 */
export function SideFilters(props: SearchFiltersProps) {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <Suspense fallback={null}>
      <Filters {...props} />
    </Suspense>
  );
}
