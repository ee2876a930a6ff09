import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInOutcome } from './signIn';

const says = (...messages: readonly string[]) =>
  signInOutcome({ token: 'token', isEmailVerified: null, messages });

describe('what a login came to', () => {
  it('C271 C274 F89: an address that is not verified goes before any token and any words', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (token, messages) => {
        expect(signInOutcome({ token, isEmailVerified: false, messages })).toBe('unverified');
      }),
    );
  });

  it.each([
    ['C272', 'Your email is not verified.'],
    ['C272', 'NOT VERIFIED'],
    ['C273', 'Please verify your email before logging in.'],
    ['C273', 'email_verify_required'],
    ['F89', 'Please VeRiFy.'],
  ])('%s: ‘%s’ asks to verify', (_mark, message) => {
    expect(says(message)).toBe('unverified');
    expect(says('The given data was invalid.', message)).toBe('unverified');
    expect(signInOutcome({ token: '', isEmailVerified: null, messages: [message] })).toBe('unverified');
  });

  it('F89: what the server says of the address goes before its words', () => {
    const messages = ['Welcome. You can verify your phone later.'];
    expect(signInOutcome({ token: 'token', isEmailVerified: true, messages })).toBe('in');
  });

  it.each([[[]], [['Logged in.']], [['Your email was verified.']], [['Verification is over.']]])(
    'is in with a token and %j',
    (messages) => {
      expect(says(...messages)).toBe('in');
    },
  );

  it('F88: is not in without a token', () => {
    expect(signInOutcome({ token: '', isEmailVerified: true, messages: ['Logged in.'] })).toBe('refused');
    expect(signInOutcome({ token: '', isEmailVerified: null, messages: [] })).toBe('refused');
  });
});
