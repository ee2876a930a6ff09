import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInOutcome } from './signInOutcome';

const outcomeOf = (...messages: readonly string[]) =>
  signInOutcome({ token: 'token', isEmailVerified: null, messages });

describe('the outcome of a login', () => {
  it('is unverified when the response says so, regardless of token and messages', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (token, messages) => {
        expect(signInOutcome({ token, isEmailVerified: false, messages })).toBe('unverified');
      }),
    );
  });

  it.each([
    ['Your email is not verified.'],
    ['NOT VERIFIED'],
    ['Please verify your email before logging in.'],
    ['email_verify_required'],
    ['Please VeRiFy.'],
  ])('is unverified with the message ‘%s’', (message) => {
    expect(outcomeOf(message)).toBe('unverified');
    expect(outcomeOf('The given data was invalid.', message)).toBe('unverified');
    expect(signInOutcome({ token: '', isEmailVerified: null, messages: [message] })).toBe('unverified');
  });

  it('a verified email takes precedence over a message that asks to verify', () => {
    const messages = ['Welcome. You can verify your phone later.'];
    expect(signInOutcome({ token: 'token', isEmailVerified: true, messages })).toBe('in');
  });

  it.each([[[]], [['Logged in.']], [['Your email was verified.']], [['Verification is over.']]])(
    'is signed in with a token and the messages %j',
    (messages) => {
      expect(outcomeOf(...messages)).toBe('in');
    },
  );

  it('is rejected without a token', () => {
    expect(signInOutcome({ token: '', isEmailVerified: true, messages: ['Logged in.'] })).toBe('rejected');
    expect(signInOutcome({ token: '', isEmailVerified: null, messages: [] })).toBe('rejected');
  });
});
