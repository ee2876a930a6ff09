import { connectionHint, type Role } from '@efie/api';
import { LazyDialog } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useCallback, useState, type ReactNode } from 'react';
import { useFocusAfterRemoval, type RemovableCards } from '../common/focus/useFocusAfterRemoval';
import { onDemand } from './modules';

export interface FavoriteRemoval {
  /** Opens the confirmation dialog. Stable between renders. */
  onRemove: (removal: { listingId: string }) => void;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** The confirmation dialog for removing a saved listing, its toasts, and the focus after it. */
export function useRemoveFavorite(
  role: Role,
  onNotice: (notice: Notice) => void,
  cards: RemovableCards,
): FavoriteRemoval {
  const [idToRemove, setIdToRemove] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const focusAfterRemoval = useFocusAfterRemoval(cards, isConfirming);
  const onRemove = useCallback<FavoriteRemoval['onRemove']>(({ listingId }) => {
    setIdToRemove(listingId);
    setConfirming(true);
  }, []);

  const close = () => setConfirming(false);
  const dialog = idToRemove !== null && (
    <LazyDialog from={onDemand} isOpen={isConfirming} onClose={close}>
      {({ RemoveFavorite }) => (
        <RemoveFavorite
          isOpen={isConfirming}
          onClose={close}
          role={role}
          listingId={idToRemove}
          onRemoved={({ listingId, message }) => {
            focusAfterRemoval({ listingId });
            onNotice({
              kind: 'success',
              title: 'Removed from favorites',
              description: message === '' ? 'Property removed from your saved listings.' : message,
            });
          }}
          onFailed={({ error }) => {
            onNotice({
              kind: 'error',
              title: 'Failed to remove from favorites. Please try again.',
              description: connectionHint(error),
            });
          }}
        />
      )}
    </LazyDialog>
  );
  return { onRemove, dialog };
}
