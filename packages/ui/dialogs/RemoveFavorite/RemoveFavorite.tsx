import { useRemoveFavorite, useSession, type Role } from '@efie/api';
import { HeartOff } from 'lucide-react';
import { AlertDialog } from '../../primitives/AlertDialog';

export interface RemoveFavoriteProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whose favorites. */
  role: Role;
  /** The saved property to let go. */
  listingId: string;
  /** It is gone. `message` holds the server's words, '' when it sent none. */
  onRemoved: (removed: { listingId: string; message: string }) => void;
  /** The server refused or nobody answered: the property stays saved. */
  onFailed: (failed: { listingId: string; error: unknown }) => void;
}

/**
 * Asks before a saved property goes, sends the call and closes when it has an answer (checklist 212 to 216, ruling 46). It
 * can be saved again, so the tile is neutral. Import it lazily: it brings the dialog's code with it.
 */
export function RemoveFavorite({
  isOpen,
  onClose,
  role,
  listingId,
  onRemoved,
  onFailed,
}: RemoveFavoriteProps) {
  const session = useSession();
  const { mutateAsync, isPending } = useRemoveFavorite(role);
  const remove = () => {
    void mutateAsync({ listingId, session })
      .then(
        (message) => onRemoved({ listingId, message }),
        (error: unknown) => onFailed({ listingId, error }),
      )
      .finally(onClose);
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Remove from favorites?"
      description="You can save it again at any time."
      icon={HeartOff}
      iconTone="neutral"
      confirmLabel="Remove"
      busyLabel="Removing..."
      onConfirm={remove}
      isBusy={isPending}
    />
  );
}
