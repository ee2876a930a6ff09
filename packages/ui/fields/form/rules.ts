import { isProfilePhone, isSignupPhone } from '@efie/domain';
import { ref, string, type StringSchema } from 'yup';

/** What the specification says word for word of values that a form refuses (section 5). */
export const FIELD_TEXTS = {
  signupPhone: 'Phone number must be in the format +233 XX XXX XXXX',
  profilePhone: 'Please enter a valid phone number',
  profilePhoneMissing: 'Phone number is required',
  fullNameMissing: 'Full name is required',
  fullNameShort: 'Full name must be at least 2 characters',
  code: 'Please enter the verification code sent to your email.',
  passwordsDiffer: 'Passwords do not match. Please ensure both passwords are identical.',
} as const;

/** The longest verification code, in characters (specification section 9). */
export const CODE_LENGTH = 6;

/** The pattern of ruling 120: 'District field is required'. */
export function fieldRequired(label: string): string {
  return `${label} field is required`;
}

const isFilled = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Text that may not be missing or blank. It is sent as it was typed. */
export function requiredText(message: string): StringSchema {
  return string().test('required', message, isFilled);
}

/** An email address without the spaces round it. Its form is the server's to judge (rulings 70, 86). */
export function emailText(): StringSchema {
  return string().trim();
}

/** A full name of the profile form: there, and at least 2 characters without the spaces round it. */
export function fullNameText(): StringSchema {
  return requiredText(FIELD_TEXTS.fullNameMissing).test(
    'short',
    FIELD_TEXTS.fullNameShort,
    (value) => [...(value ?? '').trim()].length >= 2,
  );
}

/** The phone number of the sign-up form: +233 and nine digits (ruling 6). */
export function signupPhoneText(): StringSchema {
  return string().test('phone', FIELD_TEXTS.signupPhone, (value) => isSignupPhone(value ?? ''));
}

/** The phone number of the profile form: there, and of the loose shape (ruling 6). */
export function profilePhoneText(): StringSchema {
  return requiredText(FIELD_TEXTS.profilePhoneMissing).test('phone', FIELD_TEXTS.profilePhone, (value) =>
    isProfilePhone(value ?? ''),
  );
}

/** The second of two passwords, equal to the field called `name`. Neither is trimmed or changed (fault 98). */
export function samePassword(name: string, message: string = FIELD_TEXTS.passwordsDiffer): StringSchema {
  return string().test('same', message, function isSame(value) {
    return (value ?? '') === (this.resolve(ref<string | undefined>(name)) ?? '');
  });
}

/** The verification code: there, of any characters (ruling 79); its field holds no more than 6. */
export function codeText(): StringSchema {
  return requiredText(FIELD_TEXTS.code);
}
