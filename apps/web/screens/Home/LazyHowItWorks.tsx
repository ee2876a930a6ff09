import { lazyComponent } from '@efie/ui';
import { Suspense } from 'react';

/** Below the first view: the pre-rendered markup stays until the code has loaded. */
export const LazyHowItWorks = lazyComponent(async () => (await import('./HowItWorks')).HowItWorks);

/** A constant element, because an update before hydration would discard the pre-rendered markup. */
export const howItWorks = (
  <Suspense>
    <LazyHowItWorks />
  </Suspense>
);
