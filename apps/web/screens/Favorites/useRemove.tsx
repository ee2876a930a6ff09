import type { Role } from '@efie/api';
import { lazyDialog } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { connectionHint } from '../shared/connectionHint';

const RemoveFavorite = lazyDialog(
  async () => (await import('@efie/ui/dialogs/RemoveFavorite')).RemoveFavorite,
);

export interface Remove {
  /** Asks first. Stable between renders. */
  onRemove: (removal: { listingId: string }) => void;
  isAsking: boolean;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** Removing a saved property: the question, its answer and the words for both ends (checklist 212 to 216). */
export function useRemove(
  role: Role,
  tell: (notice: Notice) => void,
  onRemoved: (removed: { listingId: string }) => void,
): Remove {
  const [asked, setAsked] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const onRemove = useCallback<Remove['onRemove']>(({ listingId }) => {
    setAsked(listingId);
    setAsking(true);
  }, []);

  const dialog = asked !== null && (
    <Suspense fallback={null}>
      <RemoveFavorite
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role={role}
        listingId={asked}
        onRemoved={({ listingId, message }) => {
          onRemoved({ listingId });
          tell({
            kind: 'success',
            title: 'Removed from favorites',
            description: message === '' ? 'Property removed from your saved listings.' : message,
          });
        }}
        onFailed={({ error }) => {
          tell({
            kind: 'error',
            title: 'Failed to remove from favorites. Please try again.',
            description: connectionHint(error),
          });
        }}
      />
    </Suspense>
  );
  return { onRemove, isAsking, dialog };
}
