import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { Panel } from './ListPropertyForm.styles';

const ListingCoach = lazyComponent(async () => (await import('./ListingCoach')).ListingCoach, LoadFailure);

/** The advice before publishing. Lazy-loaded, because it is needed last. */
export function LateCoach() {
  return (
    <Suspense fallback={<Panel aria-hidden="true" data-placeholder />}>
      <ListingCoach />
    </Suspense>
  );
}
