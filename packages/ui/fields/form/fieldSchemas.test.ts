import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { object, ValidationError, type AnyObjectSchema, type StringSchema } from 'yup';
import {
  verificationCodeSchema,
  emailSchema,
  formSchema,
  requiredMessage,
  fullNameSchema,
  profilePhoneSchema,
  requiredTextSchema,
  samePasswordSchema,
  signupPhoneSchema,
} from './fieldSchemas';

const messageOf = (schema: AnyObjectSchema, values: object): string | undefined => {
  try {
    schema.validateSync(values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};
const messageFor = (rule: StringSchema, value: unknown) =>
  messageOf(object({ field: rule }), { field: value });

const blank = fc.stringMatching(/^\s{0,5}$/);

describe('the schema of a form', () => {
  const schema = formSchema<{ email: string; note: string }>({ email: emailSchema() });

  it('applies the transforms, and leaves values without a rule as they are', () => {
    expect(schema.cast({ email: ' ama@x.example ', note: ' By the sea ' })).toEqual({
      email: 'ama@x.example',
      note: ' By the sea ',
    });
  });

  it('has rules for fields of the form only', () => {
    // @ts-expect-error The form has no field of this name.
    const withUnknownField = formSchema<{ email: string }>({ email: emailSchema(), emial: emailSchema() });
    expect(Object.keys(withUnknownField.fields)).toEqual(['email', 'emial']);
  });
});

describe('field schemas', () => {
  it('reject missing and blank text with the field label', () => {
    const rule = requiredTextSchema(requiredMessage('District'));
    fc.assert(fc.property(blank, (value) => messageFor(rule, value) === 'District field is required'));
    expect(messageFor(rule, undefined)).toBe('District field is required');
    expect(messageFor(rule, ' Ga East ')).toBeUndefined();
  });

  it('require a full name of at least 2 characters when trimmed', () => {
    expect(messageFor(fullNameSchema(), '  ')).toBe('Full name is required');
    expect(messageFor(fullNameSchema(), ' A ')).toBe('Full name must be at least 2 characters');
    expect(messageFor(fullNameSchema(), '👩‍👧')).toBeUndefined();
    expect(messageFor(fullNameSchema(), 'Yaa')).toBeUndefined();
  });

  it.each(['', '024555014', '+233 24 55 01', '+233 24 555 01422', 'call me', '+234 24 555 0142'])(
    'reject the phone number "%s" in the sign-up form',
    (phone) => {
      expect(messageFor(signupPhoneSchema(), phone)).toBe(
        'Phone number must be in the format +233 XX XXX XXXX',
      );
    },
  );

  it.each(['+233 24 555 0142', '+233245550142', ' +233 24 5550142 '])(
    'accept the phone number "%s" in the sign-up form',
    (phone) => {
      expect(messageFor(signupPhoneSchema(), phone)).toBeUndefined();
    },
  );

  it.each([
    '0245550142',
    '233245550142',
    '00233245550142',
    '+233-24-555-0142',
    '+233 (0)24 555 0142',
    '\u202a+233 24 555 0142\u202c',
    '+233\u00a024\u202f555 0142',
  ])('repair the phone number %j in the sign-up form', (phone) => {
    const schema = object({ phone: signupPhoneSchema() });
    expect(messageOf(schema, { phone })).toBeUndefined();
    expect(schema.cast({ phone })).toEqual({ phone: '+233 24 555 0142' });
  });

  it('send a cleaned phone number of the profile', () => {
    const schema = object({ phone: profilePhoneSchema() });
    expect(schema.cast({ phone: '\u202a024\u00a0555 0142\u202c' })).toEqual({ phone: '024 555 0142' });
    expect(messageOf(schema, { phone: '- - -' })).toBe('Please enter a valid phone number');
  });

  it('reject text that cannot be seen', () => {
    expect(messageFor(requiredTextSchema('Enter it'), '\u200b \u00ad')).toBe('Enter it');
  });

  it('accept digits, spaces, hyphens and parentheses after an optional plus in the profile form', () => {
    expect(messageFor(profilePhoneSchema(), '')).toBe('Phone number is required');
    expect(messageFor(profilePhoneSchema(), 'call me')).toBe('Please enter a valid phone number');
    expect(messageFor(profilePhoneSchema(), '+233 (24) 555-0142')).toBeUndefined();
    expect(messageFor(profilePhoneSchema(), '024 555 0142')).toBeUndefined();
  });

  it('compare passwords including spaces and do not change them', () => {
    const schema = object({ confirmPassword: samePasswordSchema('password') });
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmPassword) => {
        expect(messageOf(schema, { password, confirmPassword })).toBe(
          password === confirmPassword
            ? undefined
            : 'Passwords do not match. Please ensure both passwords are identical.',
        );
        expect(schema.cast({ password, confirmPassword })).toEqual({ password, confirmPassword });
      }),
    );
    expect(messageOf(schema, { password: 'kenkey12', confirmPassword: 'kenkey12 ' })).toBeDefined();
  });

  it('trim an email and accept any format', () => {
    const schema = object({ email: emailSchema() });
    expect(messageOf(schema, { email: ' ama ' })).toBeUndefined();
    expect(schema.cast({ email: ' ama ' })).toEqual({ email: 'ama' });
    for (const email of [
      'mailto:ama@x.example',
      'mailto:ama@x.example?subject=Two bedrooms',
      '“ama@x.example”',
      'Ama Mensah <ama@x.example>',
      'ama@x.example.',
      '\u202aama@x.example\u202c',
    ])
      expect(schema.cast({ email })).toEqual({ email: 'ama@x.example' });
  });

  it('require the verification code', () => {
    expect(messageFor(verificationCodeSchema(), '')).toBe(
      'Please enter the verification code sent to your email.',
    );
    expect(messageFor(verificationCodeSchema(), '48Kö1!')).toBeUndefined();
  });
});
