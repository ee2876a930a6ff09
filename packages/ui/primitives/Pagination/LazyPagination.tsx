import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../lazyComponent';
import type { PaginationProps } from './Pagination';

const Pagination = lazyComponent(async () => (await import('./Pagination')).Pagination, LoadFailure);

/** `Pagination`, lazy-loaded because it is below the fold. */
export function LazyPagination(props: PaginationProps) {
  return (
    <Suspense>
      <Pagination {...props} />
    </Suspense>
  );
}
