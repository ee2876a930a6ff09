import { Suspense } from 'react';
import { lazyComponent } from '../../primitives';
import type { ListingDescriptionProps } from './ListingDescription';
import { Body } from './ListingDescription.styles';

const ListingDescription = lazyComponent(
  async () => (await import('./ListingDescription')).ListingDescription,
);

/** Loads the code while the listing is in flight, so that its tags are there when the text is. */
export const loadListingDescription = ListingDescription.load;

/** Lazy-loads `ListingDescription`; the text is shown meanwhile, and stays when loading fails. */
export function LazyListingDescription({ children }: ListingDescriptionProps) {
  return (
    <Suspense fallback={<Body dir="auto">{children}</Body>}>
      <ListingDescription>{children}</ListingDescription>
    </Suspense>
  );
}
