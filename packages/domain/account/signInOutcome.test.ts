import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInOutcome } from './signInOutcome';

const outcomeOf = (...messages: readonly string[]) =>
  signInOutcome({ token: 'token', isEmailVerified: null, messages });

describe('the outcome of a login', () => {
  it('C271 C274 F89: is unverified when the response says so, regardless of token and messages', () => {
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
  ])('%s: is unverified with the message ‘%s’', (_mark, message) => {
    expect(outcomeOf(message)).toBe('unverified');
    expect(outcomeOf('The given data was invalid.', message)).toBe('unverified');
    expect(signInOutcome({ token: '', isEmailVerified: null, messages: [message] })).toBe('unverified');
  });

  it('F89: a verified email takes precedence over a message that asks to verify', () => {
    const messages = ['Welcome. You can verify your phone later.'];
    expect(signInOutcome({ token: 'token', isEmailVerified: true, messages })).toBe('in');
  });

  it.each([[[]], [['Logged in.']], [['Your email was verified.']], [['Verification is over.']]])(
    'is signed in with a token and the messages %j',
    (messages) => {
      expect(outcomeOf(...messages)).toBe('in');
    },
  );

  it('F88: is rejected without a token', () => {
    expect(signInOutcome({ token: '', isEmailVerified: true, messages: ['Logged in.'] })).toBe('rejected');
    expect(signInOutcome({ token: '', isEmailVerified: null, messages: [] })).toBe('rejected');
  });
});
