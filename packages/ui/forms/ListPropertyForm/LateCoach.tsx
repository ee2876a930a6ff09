import { lazy, Suspense } from 'react';
import { Panel } from './ListPropertyForm.styles';

const ListingCoach = lazy(async () => ({ default: (await import('./ListingCoach')).ListingCoach }));

/** The advice before publishing: nobody reads it before the form is filled, so its code comes late. */
export function LateCoach() {
  return (
    <Suspense fallback={<Panel aria-hidden="true" data-late />}>
      <ListingCoach />
    </Suspense>
  );
}
