import { keepPriceCharacters } from '@efie/domain';
import { object, string, type StringSchema } from 'yup';
import { fieldRequired, requiredText } from '../../fields/form';
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
  const message = fieldRequired(REQUIRED[name]);
  if (name !== 'price') return requiredText(message);
  return string().test('required', message, (value) => /\d/.test(keepPriceCharacters(value ?? '')));
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
