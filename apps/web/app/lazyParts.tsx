import { lazyComponent } from '@efie/ui';
import { Suspense } from 'react';

/** Without their code the markup that the server rendered stays. */
export const Footer = lazyComponent(async () => (await import('./ShellFooter')).ShellFooter);

export const RecentlyViewed = lazyComponent(
  async () => (await import('../routes/parts/RecentlyViewedHere')).RecentlyViewedHere,
);

/** Constant elements: an update around a part that is not hydrated yet would discard its markup. */
export const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

export const recentlyViewed = (
  <Suspense>
    <RecentlyViewed />
  </Suspense>
);
