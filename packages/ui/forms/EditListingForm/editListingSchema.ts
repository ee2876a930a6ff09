import { sanitizePriceInput } from '@efie/domain';
import { object, string, type StringSchema } from 'yup';
import { requiredMessage, requiredTextSchema } from '../../fields/form';
import type { EditListingValues } from './editListingValues';

const REQUIRED = {
  title: 'Title',
  description: 'Description',
  propertyType: 'Property type',
  listingType: 'Listing type',
  price: 'Price',
  region: 'Region',
  district: 'Town',
  specificLocation: 'Specific location',
  status: 'Status',
} as const;

const isBlank = (value: string): boolean => value.trim() === '';

function createRule(name: keyof typeof REQUIRED): StringSchema {
  const message = requiredMessage(REQUIRED[name]);
  if (name !== 'price') return requiredTextSchema(message);
  return string().test('required', message, (value) => /\d/.test(sanitizePriceInput(value ?? '')));
}

/**
 * Required fields must not be emptied. One that is already empty, as in an older listing, may stay so: unchanged fields
 * are not sent and must not block other changes. The server validates the rest.
 */
export function editListingSchema(initialValues: EditListingValues) {
  const names = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];
  return object(
    Object.fromEntries(
      names.filter((name) => !isBlank(initialValues[name])).map((name) => [name, createRule(name)]),
    ),
  );
}
