import { lazyComponent } from '@efie/ui';

/** Nothing until its code has loaded: place it where it moves nothing else. */
export const LazyCompareToggle = lazyComponent(
  async () => (await import('./CompareToggle')).CompareToggle,
).Optional;
