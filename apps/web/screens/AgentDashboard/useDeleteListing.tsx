import { failureDetail, isUnauthorized } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { LazyDialog } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useCallback, useState, useTransition, type ReactNode } from 'react';
import { useFocusAfterRemoval, type RemovableCards } from '../common/focus/useFocusAfterRemoval';
import { onDemand } from './modules';

const FAILED = 'Failed to delete property';

export interface ListingDeletion {
  /** Opens the confirmation dialog. Stable between renders. */
  onDelete: (deletion: { listing: Listing }) => void;
  /** The listing whose dialog's code is still loading, or null. */
  openingId: string | null;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** The confirmation dialog for deleting a listing, its toasts, and the focus after it. */
export function useDeleteListing(onNotice: (notice: Notice) => void, cards: RemovableCards): ListingDeletion {
  const [listingToDelete, setListingToDelete] = useState<Listing | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const focusAfterRemoval = useFocusAfterRemoval(cards, isConfirming);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onDelete = useCallback<ListingDeletion['onDelete']>(({ listing }) => {
    setRequestedId(listing.id);
    startOpening(async () => {
      await onDemand.load();
      setListingToDelete(listing);
      setConfirming(true);
    });
  }, []);

  const close = () => setConfirming(false);
  const dialog = listingToDelete !== null && (
    <LazyDialog from={onDemand} isOpen={isConfirming} onClose={close}>
      {({ DeleteProperty }) => (
        <DeleteProperty
          isOpen={isConfirming}
          onClose={close}
          listing={listingToDelete}
          onDeleted={({ listingId }) => {
            focusAfterRemoval({ listingId });
            onNotice({ kind: 'success', title: 'Property has been successfully deleted.' });
          }}
          onFailed={({ error }) => {
            // A rejected token is reported elsewhere, with a redirect to the login.
            if (isUnauthorized(error)) return;
            onNotice({ kind: 'error', title: FAILED, description: failureDetail(error, FAILED) });
          }}
        />
      )}
    </LazyDialog>
  );
  return { onDelete, openingId: isOpening ? requestedId : null, dialog };
}
