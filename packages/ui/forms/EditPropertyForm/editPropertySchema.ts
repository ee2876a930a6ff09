import { keepPriceCharacters } from '@efie/domain';
import { object, string, type StringSchema } from 'yup';
import { fieldRequired, requiredText } from '../../fields/form';
import type { EditPropertyValues } from './editPropertyValues';

/** The fields with a star, by their labels (checklist 416); the pattern of their message is ruling 120's. */
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

function rule(name: keyof typeof REQUIRED): StringSchema {
  const message = fieldRequired(REQUIRED[name]);
  if (name !== 'price') return requiredText(message);
  return string().test('required', message, (value) => /\d/.test(keepPriceCharacters(value ?? '')));
}

/**
 * What is starred may not be emptied. What the listing has never had (an older one, or a value we do not know) may stay so:
 * an untouched field is not sent, and must not be in the way of another change (fault 122). The rest is the server's to judge.
 */
export function editPropertySchema(first: EditPropertyValues) {
  const names = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];
  return object(
    Object.fromEntries(names.filter((name) => !isBlank(first[name])).map((name) => [name, rule(name)])),
  );
}
