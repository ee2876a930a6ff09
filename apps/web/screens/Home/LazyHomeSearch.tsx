import { lazyComponent } from '@efie/ui';
import { Suspense } from 'react';

/** The pre-rendered form stays, and works as a plain form, until the code has loaded. */
export const LazyHomeSearch = lazyComponent(async () => (await import('./HomeSearch')).HomeSearch);

/** A constant element, because an update before hydration would discard the pre-rendered markup. */
export const homeSearch = (
  <Suspense>
    <LazyHomeSearch />
  </Suspense>
);
