import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { object, type StringSchema } from 'yup';
import { checkValues } from './messages';
import {
  codeText,
  emailText,
  fieldRequired,
  fullNameText,
  profilePhoneText,
  requiredText,
  samePassword,
  signupPhoneText,
} from './rules';

const saysOf = (rule: StringSchema, value: unknown) =>
  checkValues(object({ field: rule }), { field: value }).messages['field'];

const blank = fc.stringMatching(/^\s{0,5}$/);

describe('the rules of the specification', () => {
  it('C486: asks for what is missing or blank, by the name of the field', () => {
    const rule = requiredText(fieldRequired('District'));
    fc.assert(fc.property(blank, (value) => saysOf(rule, value) === 'District field is required'));
    expect(saysOf(rule, undefined)).toBe('District field is required');
    expect(saysOf(rule, ' Ga East ')).toBeUndefined();
  });

  it('C448 C449: a full name is there and has 2 characters without its spaces', () => {
    expect(saysOf(fullNameText(), '  ')).toBe('Full name is required');
    expect(saysOf(fullNameText(), ' A ')).toBe('Full name must be at least 2 characters');
    expect(saysOf(fullNameText(), '👩‍👧')).toBeUndefined();
    expect(saysOf(fullNameText(), 'Yaa')).toBeUndefined();
  });

  it.each(['', '0245550142', '+233 24 55 01', '+233 24 555 01422', '+233-24-555-0142', '+234 24 555 0142'])(
    'C299: the sign-up form refuses the phone number "%s"',
    (phone) => {
      expect(saysOf(signupPhoneText(), phone)).toBe('Phone number must be in the format +233 XX XXX XXXX');
    },
  );

  it.each(['+233 24 555 0142', '+233245550142', ' +233 24 5550142 '])(
    'the sign-up form takes the phone number "%s"',
    (phone) => {
      expect(saysOf(signupPhoneText(), phone)).toBeUndefined();
    },
  );

  it('C451 C452 C453: the profile form takes digits, spaces, hyphens and parentheses after an optional plus', () => {
    expect(saysOf(profilePhoneText(), '')).toBe('Phone number is required');
    expect(saysOf(profilePhoneText(), 'call me')).toBe('Please enter a valid phone number');
    expect(saysOf(profilePhoneText(), '+233 (24) 555-0142')).toBeUndefined();
    expect(saysOf(profilePhoneText(), '024 555 0142')).toBeUndefined();
  });

  it('C304 F98: passwords are the same or not to the last space, and go out untouched', () => {
    const schema = object({ confirmPassword: samePassword('password') });
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmPassword) => {
        const checked = checkValues(schema, { password, confirmPassword });
        expect(checked.messages['confirmPassword']).toBe(
          password === confirmPassword
            ? undefined
            : 'Passwords do not match. Please ensure both passwords are identical.',
        );
        expect(checked.values).toEqual({ password, confirmPassword });
      }),
    );
    expect(checkValues(schema, { password: 'kenkey12', confirmPassword: 'kenkey12 ' }).messages).not.toEqual(
      {},
    );
  });

  it('an email is sent without the spaces round it and judged by the server alone', () => {
    const schema = object({ email: emailText() });
    expect(checkValues(schema, { email: ' ama ' })).toEqual({ messages: {}, values: { email: 'ama' } });
  });

  it('C326: asks for the code', () => {
    expect(saysOf(codeText(), '')).toBe('Please enter the verification code sent to your email.');
    expect(saysOf(codeText(), '48Kö1!')).toBeUndefined();
  });
});
