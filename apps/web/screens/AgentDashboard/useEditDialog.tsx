import type { Listing } from '@efie/domain/listing';
import { LazyDialog, SlowNotice } from '@efie/ui';
import { useCallback, useState, useTransition, type ReactNode } from 'react';
import { listingLimit } from '../../routing/limitDialog';
import { onDemand } from './modules';

export interface EditDialog {
  /** Stable between renders. */
  onEdit: (edit: { listing: Listing }) => void;
  /** The listing whose dialog's code is still loading, or null. */
  openingId: string | null;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** The edit dialog of a listing. It restores focus when it closes. */
export function useEditDialog(): EditDialog {
  const [listingToEdit, setListingToEdit] = useState<Listing | null>(null);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onEdit = useCallback<EditDialog['onEdit']>(({ listing }) => {
    setRequestedId(listing.id);
    startOpening(async () => {
      await onDemand.load();
      setListingToEdit(listing);
    });
  }, []);
  const close = useCallback(() => setListingToEdit(null), []);
  const dialog = listingToEdit !== null && (
    <LazyDialog from={onDemand} onClose={close}>
      {({ EditListing }) => (
        <EditListing
          key={listingToEdit.id}
          listing={listingToEdit}
          onClose={close}
          onLimitReached={listingLimit.open}
          slowNotice={(onCancel) => <SlowNotice onCancel={onCancel} />}
        />
      )}
    </LazyDialog>
  );
  return { onEdit, openingId: isOpening ? requestedId : null, dialog };
}
