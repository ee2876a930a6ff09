import { useRemoveFavorite, useSession, type Role } from '@efie/api';
import { HeartOff } from 'lucide-react';
import { AlertDialog } from '../../primitives/AlertDialog';

export interface RemoveFavoriteProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Cancel, on Escape, and after the response. */
  onClose: () => void;
  /** Users and agents have separate favorites. */
  role: Role;
  /** Id of the listing to remove. */
  listingId: string;
  /** `message` is the server's message, or ''. */
  onRemoved: (removed: { listingId: string; message: string }) => void;
  /** The request failed; the listing is still a favorite. */
  onFailed: (failed: { listingId: string; error: unknown }) => void;
}

/**
 * Confirms removing a listing from the favorites, sends the request and closes on the response. The icon is
 * neutral, because the listing can be saved again. Lazy-load it.
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
