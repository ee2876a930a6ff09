import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyEmailPath } from './verifyEmailPath';
import { emailInQuery, isAddress } from './emailInQuery';

const queryOf = (path: string) => path.slice(path.indexOf('?'));

describe('the email address in the URL of email verification', () => {
  it.each(['?email=a+b@x.com', '?email=a%2Bb@x.com', '?email=a%2Bb%40x.com&from=mail'])(
    'keeps the plus sign of %s',
    (query) => {
      expect(emailInQuery(query)).toBe('a+b@x.com');
    },
  );

  it('is read as it was written into the path, with any characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('user' as const, 'agent'),
        (email, role) => {
          expect(emailInQuery(queryOf(verifyEmailPath(role, email)))).toBe(email.trim());
        },
      ),
    );
  });

  it('returns markup as text, and no input makes it throw', () => {
    expect(emailInQuery('?email=%3Cimg%20onerror%3E')).toBe('<img onerror>');
    expect(emailInQuery('?email=%E0%A4%A')).not.toBe('');
    fc.assert(fc.property(fc.string(), (search) => typeof emailInQuery(search) === 'string'));
  });

  it.each([
    ['', false],
    ['x', false],
    ['<img onerror>', false],
    ['@x.com', false],
    ['a@', false],
    ['a@b@c', false],
    ['a+b@x.com', true],
  ])('"%s" is an email address: %s', (text, isExpected) => {
    expect(emailInQuery('')).toBe('');
    expect(isAddress(text)).toBe(isExpected);
  });
});
