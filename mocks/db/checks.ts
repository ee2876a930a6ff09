import type { FieldErrors } from './result';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Trims a string or number; '' for any other type. */
export function trimmed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Adds '{label} field is required' for each empty field. */
export function requireFields(
  errors: FieldErrors,
  fields: readonly (readonly [string, string, unknown])[],
): void {
  for (const [field, label, value] of fields) {
    if (trimmed(value) === '') errors[field] = [`${label} field is required`];
  }
}

/** Adds the message when the check fails and the field has no error yet. */
export function check(errors: FieldErrors, field: string, passes: boolean, message: string): void {
  if (!passes && !errors[field]) errors[field] = [message];
}

export const isEmail = (value: unknown) => EMAIL.test(trimmed(value));

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** Compares emails case-insensitively. */
export const sameEmail = (left: unknown, right: unknown) =>
  trimmed(left).toLowerCase() === trimmed(right).toLowerCase();
