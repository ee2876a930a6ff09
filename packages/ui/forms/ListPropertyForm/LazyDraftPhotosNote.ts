import { lazyComponent } from '../../primitives';

/** Lazy-loaded, because it is needed once photos are stored. */
export const LazyDraftPhotosNote = lazyComponent(
  async () => (await import('./DraftPhotosNote')).DraftPhotosNote,
);
