import { lazyComponent, LoadFailure } from '../../primitives';

/** The read-only fields at the end of the form. */
export const LazyAccountFacts = lazyComponent(
  async () => (await import('./AccountFacts')).AccountFacts,
  LoadFailure,
);

// With the form, so that they are there when its profile has loaded.
void LazyAccountFacts.load();
