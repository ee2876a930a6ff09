import type { Listing } from '@efie/domain';
import { Button } from '@efie/ui';
import { Dialog } from '@efie/ui/primitives/Dialog';

export interface EditListingProps {
  /** One of the agent's own. */
  listing: Listing;
  /** The dialog has closed: saved, or left. */
  onClose: () => void;
}

/** Changes one of the agent's own listings, in a dialog (specification section 2 "Edit property"). Import it lazily. */
export function EditListing({ listing, onClose }: EditListingProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      kind="form"
      size="large"
      title="Edit Property"
      description={<bdi>{listing.title}</bdi>}
      otherAction={
        <Button kind="ghost" size="large" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  );
}
