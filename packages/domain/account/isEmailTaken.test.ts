import { describe, expect, it } from 'vitest';
import { isEmailTaken } from './isEmailTaken';

describe('an email address that already has an account', () => {
  it.each([
    'The email has already been taken.',
    'This email is already registered',
    'Email exists.',
    'EMAIL TAKEN',
    'That address is in use.',
  ])('is reported by "%s"', (message) => expect(isEmailTaken(message)).toBe(true));

  it.each([
    '',
    'Email field is required',
    'Please enter a valid email address',
    'This domain does not exist',
  ])('is not reported by "%s"', (message) => expect(isEmailTaken(message)).toBe(false));
});
