import { lazyComponent } from '@efie/ui';
import { Suspense } from 'react';

/** Until its code has loaded, the server-rendered markup stays. */
export const LazyFooter = lazyComponent(async () => (await import('./ShellFooter')).ShellFooter);

/** A constant element: an update around a part that is not hydrated yet would discard its markup. */
export const footer = (
  <Suspense>
    <LazyFooter />
  </Suspense>
);
