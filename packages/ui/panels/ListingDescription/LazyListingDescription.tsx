import { Suspense } from 'react';
import { lazyComponent } from '../../primitives';
import type { ListingDescriptionProps } from './ListingDescription';
import { Body } from './ListingDescription.styles';

const ListingDescription = lazyComponent(
  async () => (await import('./ListingDescription')).ListingDescription,
);

/** Lazy-loads `ListingDescription`; meanwhile the description is shown without its tags. */
export function LazyListingDescription({ children }: ListingDescriptionProps) {
  return (
    <Suspense fallback={<Body dir="auto">{children}</Body>}>
      <ListingDescription>{children}</ListingDescription>
    </Suspense>
  );
}
