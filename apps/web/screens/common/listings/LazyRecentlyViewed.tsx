import { lazyComponent } from '@efie/ui';
import { Suspense } from 'react';

/** The pre-rendered markup stays until the code has loaded. */
export const LazyRecentlyViewed = lazyComponent(
  async () => (await import('./RecentlyViewedListings')).RecentlyViewedListings,
);

/** A constant element, because an update before hydration would discard the pre-rendered markup. */
export const recentlyViewed = (
  <Suspense>
    <LazyRecentlyViewed />
  </Suspense>
);
