import { lazyComponent } from '@efie/ui';
import { Suspense } from 'react';

/** Until its code has loaded, the server-rendered markup stays. */
export const LazyRecentlyViewed = lazyComponent(
  async () => (await import('./RecentlyViewedHere')).RecentlyViewedHere,
);

/** A constant element: an update around a part that is not hydrated yet would discard its markup. */
export const recentlyViewed = (
  <Suspense>
    <LazyRecentlyViewed />
  </Suspense>
);
