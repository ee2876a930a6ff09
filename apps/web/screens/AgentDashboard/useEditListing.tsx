import type { Listing } from '@efie/domain';
import { lazyDialog } from '@efie/ui';
import { Suspense, useCallback, useState, useTransition, type ReactNode } from 'react';

export const EditListing = lazyDialog(async () => (await import('./edit/EditListing')).EditListing);

export interface EditListingState {
  /** Stable between renders. */
  onEdit: (edit: { listing: Listing }) => void;
  /** The listing whose dialog waits for its code; null when none does. */
  openingId: string | null;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/**
 * The dialog in which a listing is edited: its code comes when it is about to be needed, with the first press at the latest.
 * It gives the focus back by itself.
 */
export function useEditListing(): EditListingState {
  const [edited, setEdited] = useState<Listing | null>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onEdit = useCallback<EditListingState['onEdit']>(({ listing }) => {
    setAskedId(listing.id);
    startOpening(() => setEdited(listing));
  }, []);
  const close = useCallback(() => setEdited(null), []);
  // Always there: what it showed stays while a transition waits for code.
  const dialog = (
    <Suspense fallback={null}>
      {edited !== null && <EditListing key={edited.id} listing={edited} onClose={close} />}
    </Suspense>
  );
  return { onEdit, openingId: isOpening ? askedId : null, dialog };
}
