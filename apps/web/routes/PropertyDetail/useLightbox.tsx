import { pictureAlt, type Listing } from '@efie/domain';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';

const Lightbox = lazy(async () => {
  const { Lightbox: Layer } = await import('@efie/ui/dialogs/Lightbox');
  return { default: Layer };
});

/** The photos over the whole screen; the code comes with the first press (checklist 244). */
export function useLightbox(listing: Listing): {
  onOpenPhoto: (opened: { index: number }) => void;
  /** Place it once in the screen. */
  lightbox: ReactNode;
} {
  const [startAt, setStartAt] = useState<number | null>(null);
  const photos = useMemo(
    () => listing.photos.map(({ id, url }, index) => ({ id, url, alt: pictureAlt(listing, index + 1) })),
    [listing],
  );
  const lightbox = startAt !== null && (
    <Suspense fallback={null}>
      <Lightbox photos={photos} startAt={startAt} onClosed={() => setStartAt(null)} />
    </Suspense>
  );
  return { onOpenPhoto: ({ index }) => setStartAt(index), lightbox };
}
