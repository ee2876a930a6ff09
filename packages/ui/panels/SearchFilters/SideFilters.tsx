import { lazy, Suspense } from 'react';
import { useIsWide } from '../useIsWide';
import type { SearchFiltersProps } from './SearchFilters';

const load = () => import('./SearchFilters');

const Filters = lazy(async () => ({ default: (await load()).SearchFilters }));

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
