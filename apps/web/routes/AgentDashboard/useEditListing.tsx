import type { Listing } from '@efie/domain';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

const EditListing = lazy(async () => {
  const { EditListing: Dialog } = await import('./edit/EditListing');
  return { default: Dialog };
});

export interface EditListing {
  /** Stable between renders. */
  onEdit: (edit: { listing: Listing }) => void;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** The dialog in which a listing is edited: its code comes with the first press. It gives the focus back by itself. */
export function useEditListing(): EditListing {
  const [edited, setEdited] = useState<Listing | null>(null);
  const onEdit = useCallback<EditListing['onEdit']>(({ listing }) => setEdited(listing), []);
  const close = useCallback(() => setEdited(null), []);
  const dialog = edited !== null && (
    <Suspense fallback={null}>
      <EditListing key={edited.id} listing={edited} onClose={close} />
    </Suspense>
  );
  return { onEdit, dialog };
}
