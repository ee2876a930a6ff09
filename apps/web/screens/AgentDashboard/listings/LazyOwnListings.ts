import { lazyComponent, LoadFailure } from '@efie/ui';

/** Lazy: the code of the rows loads while the request for the listings is in flight. */
export const LazyOwnListings = lazyComponent(
  async () => (await import('./OwnListings')).OwnListings,
  LoadFailure,
);
