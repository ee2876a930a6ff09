import type { Listing } from '@efie/domain/listing';
import { LazyDialog, SlowNotice } from '@efie/ui';
import { useCallback, useState, useTransition, type ReactNode } from 'react';
import { listingLimit } from '../../routing/limitDialog';
import { onDemand } from './modules';

export interface EditDialog {
  /** Opens it, with photos to add. Stable between renders. */
  onEdit: (edit: { listing: Listing; files?: readonly File[] }) => void;
  /** The listing whose dialog's code is still loading, or null. */
  openingId: string | null;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** The edit dialog of a listing. It restores focus when it closes. */
export function useEditDialog(): EditDialog {
  const [edited, setEdited] = useState<{ listing: Listing; files: readonly File[] } | null>(null);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onEdit = useCallback<EditDialog['onEdit']>(({ listing, files = [] }) => {
    setRequestedId(listing.id);
    startOpening(async () => {
      await onDemand.load();
      setEdited({ listing, files });
    });
  }, []);
  const close = useCallback(() => setEdited(null), []);
  const dialog = edited !== null && (
    <LazyDialog from={onDemand} onClose={close}>
      {({ EditListing }) => (
        <EditListing
          key={edited.listing.id}
          listing={edited.listing}
          initialFiles={edited.files}
          onClose={close}
          onLimitReached={listingLimit.open}
          slowNotice={(onCancel) => <SlowNotice onCancel={onCancel} />}
        />
      )}
    </LazyDialog>
  );
  return { onEdit, openingId: isOpening ? requestedId : null, dialog };
}
