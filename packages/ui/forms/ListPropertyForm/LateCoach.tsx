import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { Panel } from './ListPropertyForm.styles';

const ListingCoach = lazyComponent(async () => (await import('./ListingCoach')).ListingCoach, LoadFailure);

/** The advice before publishing: nobody reads it before the form is filled, so its code comes late. */
export function LateCoach() {
  return (
    <Suspense fallback={<Panel aria-hidden="true" data-late />}>
      <ListingCoach />
    </Suspense>
  );
}
