import type { Listing } from '@efie/domain';
import { SlowNotice } from '@efie/ui';
import { EditProperty } from '@efie/ui/dialogs/EditProperty';
import { notify } from '@efie/ui/primitives/Toast';
import { useListingEdit } from './useListingEdit';

export interface EditListingProps {
  /** One of the agent's own listings. */
  listing: Listing;
  /** Called when the dialog closes, with or without a save. */
  onClose: () => void;
}

/** The dialog that edits a listing. Lazy-load it, and mount it only while it is open. */
export function EditListing({ listing, onClose }: EditListingProps) {
  const { form, progress, cancel, reload, isReloading } = useListingEdit(listing, onClose);
  return (
    <EditProperty
      form={form}
      onClose={onClose}
      progress={progress}
      slowNotice={form.isSubmitting && <SlowNotice onCancel={cancel} />}
      onNotice={({ kind, text }) => notify({ kind, title: text })}
      onReload={reload}
      isReloading={isReloading}
    />
  );
}
