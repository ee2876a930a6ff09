import { AmenityChipsField } from '../../fields/AmenityChipsField';
import { PhotoQueueField, type PhotoNotice } from '../../fields/PhotoQueueField';
import { Alert, Button } from '../../primitives';
import { EDIT_ROWS, ListingFields } from '../listing';
import { NumberControl } from '../listing/NumberControl';
import { DraftRestored, ServerForm, useIsFieldShown } from '../submission';
import { EditRow } from './EditRow';
import { Contents, Fields } from './EditListingForm.styles';
import { PhotoFailures } from './PhotoFailures';
import type { EditListingFormState } from './useEditListingForm';

const CONTROLS = { Number: NumberControl, Amenities: AmenityChipsField };

export interface EditListingFormProps {
  /** The form's id, for the `form` attribute of a submit button outside it. */
  id: string;
  /** State of the form, from its hook. */
  form: EditListingFormState;
  /** Photos to add to those of the listing. */
  initialFiles?: readonly File[] | undefined;
  /** Receives messages about the photos, for a toast. */
  onNotice: (notice: PhotoNotice) => void;
  /** Reloads the listing; offered when it was changed elsewhere. */
  onReload: () => void;
  /** The latest version is being loaded. */
  isReloading: boolean;
}

/** The fields of an existing listing, without a submit button. While it is sent, photos can be canceled. */
export function EditListingForm({
  id,
  form,
  initialFiles,
  onNotice,
  onReload,
  isReloading,
}: EditListingFormProps) {
  const { draft, failures, isConflict, isSubmitting, savedValues } = form;
  const isShown = useIsFieldShown(form);
  return (
    <ServerForm form={form} id={id} label="Edit Property" hasRequiredNote isNoticeHidden>
      <Contents inert={isSubmitting}>
        {isConflict && (
          <Alert
            kind="info"
            action={
              <Button kind="ghost" isLoading={isReloading} onClick={onReload}>
                Reload latest
              </Button>
            }
          >
            Your changes are kept. The other fields show the latest version.
          </Alert>
        )}
        <DraftRestored draft={draft}>
          {draft.missingPhotoNames.length > 0 && (
            <span>{`Add these photos again: ${draft.missingPhotoNames.join(', ')}`}</span>
          )}
        </DraftRestored>
      </Contents>
      <Fields>
        <Contents inert={isSubmitting}>
          <ListingFields
            form="edit"
            rows={EDIT_ROWS}
            savedValues={savedValues}
            Row={EditRow}
            controls={CONTROLS}
            isShown={isShown}
          />
        </Contents>
        {isShown('photos') && (
          <PhotoQueueField
            name="photos"
            form="edit"
            onNotice={(notice) => {
              form.clearFailures();
              onNotice(notice);
            }}
            // Saving again retries the failed photo.
            onRetry={form.submit}
            uploads={form.uploads}
            initialFiles={initialFiles}
          />
        )}
        {failures.length > 0 && <PhotoFailures failures={failures} />}
      </Fields>
    </ServerForm>
  );
}
