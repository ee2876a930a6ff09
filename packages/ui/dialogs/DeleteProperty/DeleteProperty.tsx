import { isNotFound, useDeleteProperty } from '@efie/api';
import type { Listing } from '@efie/domain';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AlertDialog } from '../../primitives/AlertDialog';

export interface DeletePropertyProps {
  isOpen: boolean;
  onClose: () => void;
  /** One of the agent's own listings. */
  listing: Pick<Listing, 'id' | 'title'>;
  /** It is gone. */
  onDeleted: (deleted: { listingId: string }) => void;
  /** The server refused or nobody answered: the listing stays. */
  onFailed: (failed: { listingId: string; error: unknown }) => void;
}

/**
 * Asks before one of the agent's listings is lost, sends the call once and closes when it has an answer (checklist 403 to
 * 408). What is gone already counts as deleted (fault 123). Import it lazily: it brings the dialog's code with it.
 */
export function DeleteProperty({ isOpen, onClose, listing, onDeleted, onFailed }: DeletePropertyProps) {
  const { mutateAsync, isPending } = useDeleteProperty();
  const isSent = useRef(false);
  const listingId = listing.id;

  const remove = async () => {
    // The second press of a double press may come before the button knows that it is busy.
    if (isSent.current) return;
    isSent.current = true;
    try {
      await mutateAsync(listingId);
      onDeleted({ listingId });
    } catch (error) {
      if (isNotFound(error)) onDeleted({ listingId });
      else onFailed({ listingId, error });
    } finally {
      isSent.current = false;
      onClose();
    }
  };

  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delete Property"
      description={`Are you sure you want to delete "${listing.title}"? This action cannot be undone.`}
      icon={Trash2}
      confirmLabel="Delete Property"
      busyLabel="Deleting..."
      onConfirm={() => void remove()}
      isBusy={isPending}
    />
  );
}
