import { lazyComponent, prefetch } from '@efie/ui';

/** Loaded when the browser is idle, and not for a visitor who saves data. */
export const LazyPhotoTransitions = lazyComponent(
  () =>
    new Promise<typeof import('./PhotoTransitions').PhotoTransitions>((resolve, reject) =>
      prefetch(() => import('./PhotoTransitions').then((module) => resolve(module.PhotoTransitions), reject)),
    ),
);
