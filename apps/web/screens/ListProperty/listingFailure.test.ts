import { ApiError } from '@efie/api';
import { describe, expect, it } from 'vitest';
import { describeListingFailure, classifyFailure } from './listingFailure';

const http = (status: number, serverMessage = '') => new ApiError({ kind: 'http', status, serverMessage });
const networkError = new ApiError({ kind: 'network' });
const abortError = new DOMException('Aborted by the user.', 'AbortError');
const kindOf = (error: unknown, wasSent = true) => classifyFailure(error, wasSent);

describe('a listing that was not confirmed', () => {
  it("shows the server's message, or the specified one", () => {
    expect(describeListingFailure(http(422, 'No such region.'))).toBe('No such region.');
    expect(describeListingFailure(http(500))).toBe('Failed to list property. Please try again.');
    expect(describeListingFailure(new Error('chunk'))).toBe('Failed to list property. Please try again.');
    expect(describeListingFailure(networkError)).toBe(
      'Failed to list property. Please try again. Check your connection.',
    );
    expect(describeListingFailure(abortError)).toBe('Upload cancelled.');
  });

  it('may exist when the response was lost', () => {
    for (const error of [networkError, abortError, new ApiError({ kind: 'parse' }), http(502), http(504)])
      expect(kindOf(error)).toBe('lost');
  });

  it('does not exist when the server rejected it, or when nothing was sent', () => {
    for (const status of [403, 409, 413, 422, 429, 500, 503]) expect(kindOf(http(status))).toBe('certain');
    for (const error of [
      new ApiError({ kind: 'session' }),
      new ApiError({ kind: 'app' }),
      new Error('chunk'),
    ])
      expect(kindOf(error)).toBe('certain');
    for (const error of [networkError, abortError, http(504)]) expect(kindOf(error, false)).toBe('certain');
  });

  it('says what to do when a proxy rejects the photos as too large', () => {
    expect(describeListingFailure(http(413))).toBe(
      'Failed to list property. Please try again. The photos are too large together: remove one, or choose smaller ones.',
    );
  });
});
