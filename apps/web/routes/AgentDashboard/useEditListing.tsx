import type { Listing } from '@efie/domain';
import { lazy, Suspense, useCallback, useState, useTransition, type ReactNode } from 'react';

/** Brings the dialog's code. */
export async function loadEdit() {
  const { EditListing: Dialog } = await import('./edit/EditListing');
  return { default: Dialog };
}

const EditListing = lazy(loadEdit);

export interface EditListing {
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
export function useEditListing(): EditListing {
  const [edited, setEdited] = useState<Listing | null>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onEdit = useCallback<EditListing['onEdit']>(({ listing }) => {
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
