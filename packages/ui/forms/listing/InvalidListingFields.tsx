import { LISTING_FIELDS, type ListingFieldName } from '@efie/domain/listing';
import { useFormikContext } from 'formik';
import { InvalidFields, labelFromName } from '../submission';
import { listingLabel, type ListingFormKind } from './listingValues';

export interface InvalidListingFieldsProps {
  /** Names of form values: those of listing fields, and of the photos. */
  names: readonly string[];
  /** The form of the fields; decides their labels. */
  form: ListingFormKind;
}

const isListingField = (name: string): name is ListingFieldName => name in LISTING_FIELDS;

/** 'Please fix the errors in the following fields: Title, Photos', with the labels of a listing's form. */
export function InvalidListingFields({ names, form }: InvalidListingFieldsProps) {
  const { values } = useFormikContext<{ listingType: string }>();
  // The edit dialog says 'Price' for both.
  const listingType = form === 'create' ? values.listingType : '';
  return (
    <InvalidFields
      names={names}
      labelOf={(name) =>
        isListingField(name) ? labelFromName(listingLabel(name, form, listingType)) : 'Photos'
      }
    />
  );
}
