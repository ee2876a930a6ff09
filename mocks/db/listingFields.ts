import {
  fieldLabel,
  isNumberField,
  LISTING_FIELD_NAMES,
  listingField,
  wireName,
  type ListingField,
  type ListingFieldName,
} from '@efie/domain/listing';
import { normalizeCode } from '@efie/domain/text';
import type { ListingFields } from '../factories/listingDefaults';
import { check, requireFields, trimmed } from './checks';
import type { FieldErrors } from './result';
import type { ListingChanges } from './types';

/** Normalizes a code: 'Shared-Room' and 'shared room' become 'shared_room'. */
const codeOf = (value: unknown) => normalizeCode(trimmed(value));

const DECIMAL_PATTERN = /^\d+(\.\d+)?$/;
const INTEGER_PATTERN = /^\d+$/;

/** Whether a new listing must have the field: a code without one gets the default. */
const isAsked = (field: ListingField) =>
  field.isRequired === true && !(field.kind === 'choice' && field.default !== undefined);

/** Whether an empty text empties the field. An empty number, or code with a default, means no change. */
const isEmptiable = (field: ListingField) =>
  !isNumberField(field) && !(field.kind === 'choice' && field.default !== undefined);

/** 'rent or sale', 'active, inactive, sold or rented'. */
const orList = (options: readonly string[]) => options.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Why the server rejects a text; null when it is valid. */
function errorOf(name: ListingFieldName, text: string, before: unknown): string | null {
  const field = listingField(name);
  const label = fieldLabel(name);
  switch (field.kind) {
    case 'money':
      return DECIMAL_PATTERN.test(text) && Number(text) > 0 ? null : `${label} must be a number above 0`;
    case 'count':
      return INTEGER_PATTERN.test(text) ? null : `${label} must be a whole number`;
    case 'decimal':
      return DECIMAL_PATTERN.test(text) ? null : `${label} must be a number`;
    case 'choice': {
      const codes = field.options.map(({ value }) => value);
      // A code that the listing already has is accepted even if it is not in the list (ruling 54).
      const isKnown = codes.includes(codeOf(text)) || codeOf(text) === codeOf(before);
      return isKnown ? null : `${label} is ${orList(codes)}`;
    }
    case 'text':
    case 'longText':
    case 'region':
    case 'district':
    case 'amenities':
      return null;
  }
}

/** The record's value of a valid sent value. */
function valueOf(field: ListingField, value: unknown): unknown {
  if (field.kind === 'amenities' && Array.isArray(value)) {
    return [...new Set(value.map(trimmed))].filter((code) => code !== '');
  }
  if (field.kind === 'choice') return codeOf(value);
  return isNumberField(field) ? Number(trimmed(value)) : trimmed(value);
}

/**
 * Merges the sent fields (text or numbers) into `before` and collects the errors per field. An empty number or code means no
 * change.
 * @param isNew whether all required fields must be sent
 */
export function readListingFields(
  sent: ListingChanges,
  before: ListingFields,
  { isNew }: { isNew: boolean },
): { fields: ListingFields; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const fields: Record<string, unknown> = { ...before };
  for (const fieldName of LISTING_FIELD_NAMES) {
    const field = listingField(fieldName);
    const name = wireName(fieldName);
    const value = sent[name];
    const text = trimmed(value);
    if (isAsked(field) && (isNew || value !== undefined))
      requireFields(errors, [[name, fieldLabel(fieldName), value]]);
    if (value === undefined || (text === '' && !isEmptiable(field))) continue;
    const error = text === '' ? null : errorOf(fieldName, text, before[name]);
    check(errors, name, error === null, error ?? '');
    if (error === null) fields[name] = valueOf(field, value);
  }
  // Each value has the type of its field's kind.
  return { fields: fields as ListingFields, errors };
}
