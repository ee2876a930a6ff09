import { listingUrl } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { LazyDialog, type LazyModule } from '@efie/ui';
import type { HomeCard } from '@efie/ui/dialogs/HomeCard';
import { useCallback, useState, type ReactNode } from 'react';
import { useOnline } from '../offline/useOnline';
import { copyText } from './copyText';

const COPIED = {
  link: { title: 'Link copied!', description: 'Property link copied to clipboard.' },
  text: { title: 'Text copied!', description: 'The text and the link are on the clipboard.' },
};

interface Shared {
  listings: readonly Listing[];
  url: string;
}

/** The dialog that shares a listing, or several that are compared, as a picture. */
export function useHomeCard(from: LazyModule<{ HomeCard: typeof HomeCard }>): {
  /** Stable between renders. */
  onPicture: (shared: { listing: Listing }) => void;
  /** Stable between renders. */
  onComparison: (shared: Shared) => void;
  /** Render it once in the screen. */
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<(Shared & { count: number }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  const onComparison = useCallback((shared: Shared) => {
    setShown((before) => ({ ...shared, count: (before?.count ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const onPicture = useCallback(
    ({ listing }: { listing: Listing }) => onComparison({ listings: [listing], url: listingUrl(listing.id) }),
    [onComparison],
  );
  const close = () => setOpen(false);
  const dialog = shown !== null && (
    <LazyDialog from={from} isOpen={isOpen} onClose={close}>
      {(module) => (
        <module.HomeCard
          // Each opening draws the listing as it is now.
          key={shown.count}
          isOpen={isOpen}
          onClose={close}
          listings={shown.listings}
          url={shown.url}
          isOnline={isOnline}
          onCopy={({ kind, text }) => copyText(text, COPIED[kind])}
        />
      )}
    </LazyDialog>
  );
  return { onPicture, onComparison, dialog };
}
