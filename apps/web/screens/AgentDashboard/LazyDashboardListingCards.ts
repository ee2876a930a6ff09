import { lazyComponent, LoadFailure } from '@efie/ui';

/** Lazy: the cards' code loads while the request for the listings is in flight. */
export const LazyDashboardListingCards = lazyComponent(
  async () => (await import('./DashboardListingCards')).DashboardListingCards,
  LoadFailure,
);
