import { photoAlt, type Listing } from '@efie/domain/listing';
import { LazyDialog } from '@efie/ui';
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import { onDemand } from './modules';

/** The lightbox with the listing's photos. */
export function useLightbox(listing: Listing): {
  onOpenPhoto: (opened: { index: number }) => void;
  /** Render it once in the screen. */
  lightbox: ReactNode;
} {
  const [startIndex, setStartIndex] = useState<number | null>(null);
  const photos = useMemo(
    () => listing.photos.map(({ id, url }, index) => ({ id, url, alt: photoAlt(listing, index + 1) })),
    [listing],
  );
  const close = () => setStartIndex(null);
  const lightbox = startIndex !== null && (
    <LazyDialog from={onDemand} onClose={close}>
      {({ Lightbox }) => <Lightbox photos={photos} startIndex={startIndex} onClose={close} />}
    </LazyDialog>
  );
  return {
    // The press is painted before the dialog renders.
    onOpenPhoto: ({ index }) => startTransition(() => setStartIndex(index)),
    lightbox,
  };
}
