import { photoAlt, type Listing } from '@efie/domain/listing';
import { lazyDialog } from '@efie/ui';
import { startTransition, Suspense, useMemo, useState, type ReactNode } from 'react';

const Lightbox = lazyDialog(async () => (await import('@efie/ui/dialogs/Lightbox')).Lightbox);

/** The lazy-loaded lightbox with the listing's photos. */
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
  const lightbox = startIndex !== null && (
    <Suspense>
      <Lightbox photos={photos} startIndex={startIndex} onClose={() => setStartIndex(null)} />
    </Suspense>
  );
  return {
    // The press is painted before the dialog renders.
    onOpenPhoto: ({ index }) => startTransition(() => setStartIndex(index)),
    lightbox,
  };
}
