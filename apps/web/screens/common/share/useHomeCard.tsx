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

/** The dialog that shares a listing as a picture. */
export function useHomeCard(from: LazyModule<{ HomeCard: typeof HomeCard }>): {
  /** Stable between renders. */
  onPicture: (shared: { listing: Listing }) => void;
  /** Render it once in the screen. */
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<{ listing: Listing; count: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  const onPicture = useCallback(({ listing }: { listing: Listing }) => {
    setShown((before) => ({ listing, count: (before?.count ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = () => setOpen(false);
  const dialog = shown !== null && (
    <LazyDialog from={from} isOpen={isOpen} onClose={close}>
      {(module) => (
        <module.HomeCard
          // Each opening draws the listing as it is now.
          key={shown.count}
          isOpen={isOpen}
          onClose={close}
          listing={shown.listing}
          url={listingUrl(shown.listing.id)}
          isOnline={isOnline}
          onCopy={({ kind, text }) => copyText(text, COPIED[kind])}
        />
      )}
    </LazyDialog>
  );
  return { onPicture, dialog };
}
