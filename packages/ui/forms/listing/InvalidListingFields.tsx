import { LISTING_FIELDS, type ListingFieldName } from '@efie/domain/listing';
import { useFormikContext } from 'formik';
import { Fragment, type MouseEvent } from 'react';
import { focusFirstInvalid, INVALID_FIELDS, labelFromName } from '../submission';
import { listingLabel, type ListingFormKind } from './listingValues';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  if (form) focusFirstInvalid(form, [name]);
}

export interface InvalidFieldsProps {
  /** Names of form values: those of listing fields, and of the photos. */
  names: readonly string[];
  /** The form of the fields; decides their labels. */
  form: ListingFormKind;
}

const isListingField = (name: string): name is ListingFieldName => name in LISTING_FIELDS;

/** 'Please fix the errors in the following fields: Title, Photos', each name a link that moves focus to its field. */
export function InvalidFields({ names, form }: InvalidFieldsProps) {
  const { values } = useFormikContext<{ listingType: string }>();
  // The edit dialog says 'Price' for both.
  const listingType = form === 'create' ? values.listingType : '';
  return (
    <>
      <span>{INVALID_FIELDS.trim()}</span>{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
            {isListingField(name) ? labelFromName(listingLabel(name, form, listingType)) : 'Photos'}
          </a>
          {index < names.length - 1 && <span>,</span>}{' '}
        </Fragment>
      ))}
    </>
  );
}
