import type { FieldErrors } from './result';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Text without blanks around; '' for anything but text and numbers. */
export function trimmed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Adds '{label} field is required' for each empty field (ruling 120). */
export function requireFields(
  errors: FieldErrors,
  fields: readonly (readonly [string, string, unknown])[],
): void {
  for (const [field, label, value] of fields) {
    if (trimmed(value) === '') errors[field] = [`${label} field is required`];
  }
}

/** Adds a message to a field that has none yet, when the check fails. */
export function check(errors: FieldErrors, field: string, passes: boolean, message: string): void {
  if (!passes && !errors[field]) errors[field] = [message];
}

export const isEmail = (value: unknown) => EMAIL.test(trimmed(value));

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** Addresses are compared without regard to case. */
export const sameEmail = (left: unknown, right: unknown) =>
  trimmed(left).toLowerCase() === trimmed(right).toLowerCase();
