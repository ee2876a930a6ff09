import { pictureAlt, type Listing } from '@efie/domain';
import { lazyDialog } from '@efie/ui';
import { Suspense, useMemo, useState, type ReactNode } from 'react';

const Lightbox = lazyDialog(async () => (await import('@efie/ui/dialogs/Lightbox')).Lightbox);

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
      <Lightbox photos={photos} startAt={startAt} onClose={() => setStartAt(null)} />
    </Suspense>
  );
  return { onOpenPhoto: ({ index }) => setStartAt(index), lightbox };
}
