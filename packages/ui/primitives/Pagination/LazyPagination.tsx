import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../lazyComponent';
import type { PaginationProps } from './Pagination';

const Pages = lazyComponent(async () => (await import('./Pagination')).Pagination, LoadFailure);

/** Page buttons whose code comes once there is a second page: they stand below what is read first. */
export function LazyPagination(props: PaginationProps) {
  return (
    <Suspense fallback={null}>
      <Pages {...props} />
    </Suspense>
  );
}
