import { useDeleteProperty } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AlertDialog } from '../../primitives/AlertDialog';

export interface DeletePropertyProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Cancel, on Escape, and after the response. */
  onClose: () => void;
  /** The listing to delete. */
  listing: Pick<Listing, 'id' | 'title'>;
  /** Also called if the listing was already deleted. */
  onDeleted: (deleted: { listingId: string }) => void;
  /** The request failed; the listing still exists. */
  onFailed: (failed: { listingId: string; error: unknown }) => void;
}

/** Confirms the deletion of a listing, sends the request once and closes on the response. Lazy-load it. */
export function DeleteProperty({ isOpen, onClose, listing, onDeleted, onFailed }: DeletePropertyProps) {
  const { mutateAsync, isPending } = useDeleteProperty();
  const isInFlight = useRef(false);
  const listingId = listing.id;

  const remove = async () => {
    // The second click of a double click can come before `isPending` is rendered.
    if (isInFlight.current) return;
    isInFlight.current = true;
    try {
      await mutateAsync(listingId);
      onDeleted({ listingId });
    } catch (error) {
      onFailed({ listingId, error });
    } finally {
      isInFlight.current = false;
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
