import type { Listing } from '@efie/domain';
import { SlowNotice } from '@efie/ui';
import { EditProperty } from '@efie/ui/dialogs/EditProperty';
import { notify } from '@efie/ui/primitives/Toast';
import { useListingEdit } from './useListingEdit';

export interface EditListingProps {
  /** One of the agent's own. */
  listing: Listing;
  /** The dialog has closed: saved, or left. */
  onClose: () => void;
}

/**
 * Changes one of the agent's own listings, in a dialog (specification section 2 "Edit property"). Mount it when it opens,
 * and import it lazily.
 */
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
