import {
  LISTING_STATUSES,
  LISTING_TYPES,
  listingTypeLabel,
  PROPERTY_TYPES,
  propertyTypeLabel,
  statusLabel,
} from '@efie/domain';
import { AmenityChipsField } from '../../fields/AmenityChipsField';
import { ServerForm, useIsFieldShown } from '../../fields/form';
import { MoneyField } from '../../fields/MoneyField';
import { NumberField } from '../../fields/NumberField';
import { PhotoQueueField, type PhotoNotice } from '../../fields/PhotoQueueField';
import { RegionDistrictFields } from '../../fields/RegionDistrictFields';
import { SelectField } from '../../fields/SelectField';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { Alert, Button } from '../../primitives';
import { DraftRestored } from '../submission';
import { Fields, NumberFields, Pair } from './EditListingForm.styles';
import { PhotoFailures } from './PhotoFailures';
import type { EditListingFormState } from './useEditListingForm';

const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) }));
const LISTING_TYPE_OPTIONS = LISTING_TYPES.map((value) => ({ value, label: listingTypeLabel(value) }));
const STATUSES = LISTING_STATUSES.map((value) => ({ value, label: statusLabel(value) }));

/** A select without a saved value has a placeholder instead of a default. */
const placeholderIfUnset = (saved: string, placeholder: string) => (saved === '' ? { placeholder } : {});

export interface EditListingFormProps {
  /** The form's id, for the `form` attribute of a submit button outside it. */
  id: string;
  form: EditListingFormState;
  /** Receives messages about the photos, for a toast. */
  onNotice: (notice: PhotoNotice) => void;
  /** Reloads the listing; offered when it was changed elsewhere. */
  onReload: () => void;
  isReloading: boolean;
}

/** The fields of an existing listing, without a submit button. */
export function EditListingForm({ id, form, onNotice, onReload, isReloading }: EditListingFormProps) {
  const { draft, failures, isConflict, savedValues } = form;
  const isShown = useIsFieldShown(form);
  return (
    <ServerForm form={form} id={id} label="Edit Property" hasRequiredNote isNoticeHidden>
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
        {draft.missingPhotoNames.length > 0 &&
          ` Add these photos again: ${draft.missingPhotoNames.join(', ')}`}
      </DraftRestored>
      <Fields>
        {isShown('title') && <TextField name="title" label="Title" isRequired />}
        {isShown('description') && (
          <TextAreaField name="description" label="Description" rows={3} isRequired />
        )}
        {isShown('propertyType', 'listingType') && (
          <Pair>
            {isShown('propertyType') && (
              <SelectField
                name="propertyType"
                label="Property type"
                options={TYPES}
                {...placeholderIfUnset(savedValues.propertyType, 'Select property type')}
                isRequired
              />
            )}
            {isShown('listingType') && (
              <SelectField
                name="listingType"
                label="Listing type"
                options={LISTING_TYPE_OPTIONS}
                {...placeholderIfUnset(savedValues.listingType, 'Select listing type')}
                isRequired
              />
            )}
          </Pair>
        )}
        {isShown('price', 'status') && (
          <Pair>
            {isShown('price') && <MoneyField name="price" label="Price" isRequired />}
            {isShown('status') && (
              <SelectField
                name="status"
                label="Status"
                options={STATUSES}
                {...placeholderIfUnset(savedValues.status, 'Select status')}
                isRequired
              />
            )}
          </Pair>
        )}
        {isShown('bedrooms', 'bathrooms', 'parking', 'area') && (
          <NumberFields>
            {isShown('bedrooms') && <NumberField name="bedrooms" label="Bedrooms" />}
            {isShown('bathrooms') && <NumberField name="bathrooms" label="Bathrooms" />}
            {isShown('parking') && <NumberField name="parking" label="Parking spaces" />}
            {isShown('area') && <NumberField name="area" label="Area" unit="sq ft" />}
          </NumberFields>
        )}
        {isShown('region', 'district') && <RegionDistrictFields districtLabel="Town" isRequired />}
        {isShown('specificLocation') && (
          <TextField name="specificLocation" label="Specific location" isRequired />
        )}
        {isShown('amenities') && <AmenityChipsField />}
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
          />
        )}
        {/* It moves focus to itself, which is not possible while the form is submitting. */}
        {!form.isSubmitting && failures.length > 0 && <PhotoFailures failures={failures} />}
      </Fields>
    </ServerForm>
  );
}
