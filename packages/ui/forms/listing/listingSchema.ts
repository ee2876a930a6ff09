import { isNumberField, listingField, listingFieldNames, type ListingFieldName } from '@efie/domain/listing';
import { sanitizePriceInput } from '@efie/domain/numbers';
import { countPhotos, PHOTO_LIMITS, PHOTO_MESSAGES } from '@efie/domain/photos';
import { mixed, string, type StringSchema } from 'yup';
import { formSchema, requiredMessage, requiredTextSchema } from '../../fields/form';
import {
  listingLabel,
  type EditListingValues,
  type ListingFormKind,
  type ListPropertyValues,
} from './listingValues';

const hasDigit = (text = ''): boolean => /\d/.test(sanitizePriceInput(text));

function requiredRules(form: ListingFormKind, isIncluded: (name: ListingFieldName) => boolean) {
  const rules: Partial<Record<ListingFieldName, StringSchema>> = {};
  for (const name of listingFieldNames(form)) {
    if (!listingField(name).isRequired || !isIncluded(name)) continue;
    const message = requiredMessage(listingLabel(name, form));
    rules[name] = isNumberField(listingField(name))
      ? string().test('required', message, hasDigit)
      : requiredTextSchema(message);
  }
  return rules;
}

/** The schema of the form for a new listing. */
export const listPropertySchema = formSchema<ListPropertyValues>({
  ...requiredRules('create', () => true),
  photos: mixed<ListPropertyValues['photos']>().test(
    'least',
    PHOTO_MESSAGES.tooFew,
    (photos) => countPhotos(photos ?? []) >= PHOTO_LIMITS.minCount,
  ),
});

/**
 * The schema of the edit dialog. Required fields must not be emptied. One that is already empty, as in an older listing, may
 * stay so: unchanged fields are not sent and must not block other changes. The server validates the rest.
 */
export const editListingSchema = (saved: EditListingValues) =>
  formSchema<EditListingValues>(requiredRules('edit', (name) => String(saved[name]).trim() !== ''));
