import { isNumberField, listingField, listingFieldNames, type ListingFieldName } from '@efie/domain/listing';
import { sanitizePriceInput } from '@efie/domain/numbers';
import { countPhotos, PHOTO_LIMITS, PHOTO_MESSAGES } from '@efie/domain/photos';
import { mixed, object, string, type StringSchema } from 'yup';
import { requiredMessage, requiredTextSchema } from '../../fields/form';
import {
  listingLabel,
  type EditListingValues,
  type ListingFormKind,
  type ListPropertyValues,
} from './listingValues';

const hasDigit = (text = ''): boolean => /\d/.test(sanitizePriceInput(text));

function requiredRules(form: ListingFormKind, isIncluded: (name: ListingFieldName) => boolean) {
  const names = listingFieldNames(form).filter((name) => listingField(name).isRequired && isIncluded(name));
  return Object.fromEntries(
    names.map((name): [string, StringSchema] => {
      const message = requiredMessage(listingLabel(name, form));
      return isNumberField(listingField(name))
        ? [name, string().test('required', message, hasDigit)]
        : [name, requiredTextSchema(message)];
    }),
  );
}

/** The schema of the form for a new listing. */
export const listPropertySchema = object({
  ...requiredRules('create', () => true),
  images: mixed<ListPropertyValues['images']>().test(
    'least',
    PHOTO_MESSAGES.tooFew,
    (images) => countPhotos(images ?? []) >= PHOTO_LIMITS.minCount,
  ),
});

/**
 * The schema of the edit dialog. Required fields must not be emptied. One that is already empty, as in an older listing, may
 * stay so: unchanged fields are not sent and must not block other changes. The server validates the rest.
 */
export const editListingSchema = (saved: EditListingValues) =>
  object(requiredRules('edit', (name) => String(saved[name]).trim() !== ''));
