import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { Panel } from './ListPropertyForm.styles';

const ListingChecklist = lazyComponent(
  async () => (await import('./ListingChecklist')).ListingChecklist,
  LoadFailure,
);

/** The advice before publishing. Lazy-loaded, because it is needed last. */
export function LazyListingChecklist() {
  return (
    <Suspense fallback={<Panel aria-hidden="true" data-placeholder />}>
      <ListingChecklist />
    </Suspense>
  );
}
