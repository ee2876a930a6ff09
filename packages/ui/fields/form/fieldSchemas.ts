import { cleanEmail, isValidProfilePhone, isValidSignupPhone, repairPhone } from '@efie/domain/contact';
import { cleanText } from '@efie/domain/text';
import {
  object,
  ref,
  string,
  type ObjectSchema,
  type ObjectShape,
  type Schema,
  type StringSchema,
} from 'yup';

/** Error messages. The specification fixes their wording. */
const FIELD_MESSAGES = {
  signupPhoneInvalid: 'Phone number must be in the format +233 XX XXX XXXX',
  profilePhoneInvalid: 'Please enter a valid phone number',
  profilePhoneMissing: 'Phone number is required',
  fullNameMissing: 'Full name is required',
  fullNameTooShort: 'Full name must be at least 2 characters',
  codeMissing: 'Please enter the verification code sent to your email.',
  passwordsDiffer: 'Passwords do not match. Please ensure both passwords are identical.',
} as const;

export const CODE_LENGTH = 6;

/** The rules of a form with these values. */
export type FormSchema<Values extends object> = ObjectSchema<Values>;

/** The schema of a form from the rules of its fields. A rule of a field that the form does not have does not compile. */
export function formSchema<Values extends object>(rules: {
  [Name in keyof Values]?: Schema;
}): FormSchema<Values> {
  // The schema leaves values without a rule as they are; its type has no such values.
  return object(rules as ObjectShape) as ObjectSchema<object> as FormSchema<Values>;
}

/** For the label 'District': 'District field is required' (ruling 120). */
export function requiredMessage(label: string): string {
  return `${label} field is required`;
}

const isFilled = (value: string | undefined): boolean =>
  value !== undefined && cleanText(value).trim() !== '';

/** Text that is required and must not be blank. It is not trimmed. */
export function requiredTextSchema(message: string): StringSchema {
  return string().test('required', message, isFilled);
}

/** An email address, without what was pasted around it. Only the server validates its format (rulings 70, 86). */
export function emailSchema(): StringSchema {
  return string().transform((value: string) => cleanEmail(value));
}

/** A full name in the profile form: required, at least 2 characters when trimmed. */
export function fullNameSchema(): StringSchema {
  return requiredTextSchema(FIELD_MESSAGES.fullNameMissing).test(
    'short',
    FIELD_MESSAGES.fullNameTooShort,
    (value) => [...cleanText(value ?? '').trim()].length >= 2,
  );
}

/** A phone number in the sign-up form: +233 and nine digits (ruling 6), to which a national number is repaired. */
export function signupPhoneSchema(): StringSchema {
  return string()
    .transform((value: string) => repairPhone(value))
    .test('phone', FIELD_MESSAGES.signupPhoneInvalid, (value) => isValidSignupPhone(value ?? ''));
}

/** A phone number in the profile form: required, in a looser format (ruling 6). */
export function profilePhoneSchema(): StringSchema {
  return requiredTextSchema(FIELD_MESSAGES.profilePhoneMissing)
    .transform((value: string) => cleanText(value).trim())
    .test('phone', FIELD_MESSAGES.profilePhoneInvalid, (value) => isValidProfilePhone(value ?? ''));
}

/** A password that must equal the value of the field `name`. Neither is trimmed. */
export function samePasswordSchema(
  name: string,
  message: string = FIELD_MESSAGES.passwordsDiffer,
): StringSchema {
  return string().test('same', message, function isSame(value) {
    return (value ?? '') === (this.resolve(ref<string | undefined>(name)) ?? '');
  });
}

/** A verification code: required, any characters (ruling 79). The field limits its length. */
export function verificationCodeSchema(): StringSchema {
  return requiredTextSchema(FIELD_MESSAGES.codeMissing);
}
