import type { Listing } from '@efie/domain/listing';
import { lazyDialog, SlowNotice } from '@efie/ui';
import { Suspense, useCallback, useState, useTransition, type ReactNode } from 'react';
import { listingLimit } from '../../routing/limitDialog';

export const EditListing = lazyDialog(async () => (await import('@efie/ui/dialogs/EditListing')).EditListing);

export interface EditDialog {
  /** Stable between renders. */
  onEdit: (edit: { listing: Listing }) => void;
  /** The listing whose dialog's code is still loading, or null. */
  openingId: string | null;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** The edit dialog of a listing, lazy-loaded on the first press of Edit at the latest. It restores focus when it closes. */
export function useEditDialog(): EditDialog {
  const [listingToEdit, setListingToEdit] = useState<Listing | null>(null);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onEdit = useCallback<EditDialog['onEdit']>(({ listing }) => {
    setRequestedId(listing.id);
    startOpening(() => setListingToEdit(listing));
  }, []);
  const close = useCallback(() => setListingToEdit(null), []);
  // The boundary is always mounted, so its content stays visible while a transition waits for code.
  const dialog = (
    <Suspense>
      {listingToEdit !== null && (
        <EditListing
          key={listingToEdit.id}
          listing={listingToEdit}
          onClose={close}
          onLimitReached={listingLimit.open}
          slowNotice={(onCancel) => <SlowNotice onCancel={onCancel} />}
        />
      )}
    </Suspense>
  );
  return { onEdit, openingId: isOpening ? requestedId : null, dialog };
}
