import { lazy, Suspense } from 'react';
import type { PaginationProps } from './Pagination';

const Pages = lazy(async () => ({ default: (await import('./Pagination')).Pagination }));

/** Page buttons whose code comes once there is a second page: they stand below what is read first. */
export function LazyPagination(props: PaginationProps) {
  return (
    <Suspense fallback={null}>
      <Pages {...props} />
    </Suspense>
  );
}
