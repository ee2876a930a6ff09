import { ApiError } from '@efie/api';
import { UnreadablePhotos } from '@efie/ui/forms/ListPropertyForm';
import { describe, expect, it } from 'vitest';
import { describeFailure, mayBeListed } from './listingFailure';

const http = (status: number, serverMessage = '') => new ApiError({ kind: 'http', status, serverMessage });
const lost = new ApiError({ kind: 'network' });
const stopped = new DOMException('The person stopped it.', 'AbortError');
const DOUBT = ' The property may be listed all the same: look at your dashboard before you send it again.';

describe('a listing that was refused', () => {
  it("C499: the server's message, or the specification's sentence", () => {
    expect(describeFailure(http(422, 'No such region.'), true)).toBe('No such region.');
    expect(describeFailure(http(500), true)).toBe('Failed to list property. Please try again.');
    expect(describeFailure(new Error('chunk'), false)).toBe('Failed to list property. Please try again.');
  });

  it('F108: says that it may exist when the answer was lost, and only then', () => {
    expect(describeFailure(lost, true)).toBe(
      `Failed to list property. Please try again. Check your connection.${DOUBT}`,
    );
    expect(describeFailure(lost, false)).not.toContain(DOUBT);
    expect(describeFailure(stopped, true)).toBe(`You stopped the sending.${DOUBT}`);
    expect(describeFailure(stopped, false)).toBe('You stopped the sending.');
    expect(mayBeListed(new ApiError({ kind: 'parse' }), true)).toBe(true);
    expect([502, 504].every((status) => mayBeListed(http(status), true))).toBe(true);
    expect([403, 409, 413, 422, 429, 500, 503].some((status) => mayBeListed(http(status), true))).toBe(false);
  });

  it('F16: says what helps when a proxy finds the photos too large', () => {
    expect(describeFailure(http(413), true)).toBe(
      'Failed to list property. Please try again. The photos are too large together: remove one, or choose smaller ones.',
    );
  });

  it('F117: leaves it to the photos to say which cannot be read', () => {
    const error = new UnreadablePhotos(['../../kitchen.jpg']);
    expect(describeFailure(error, false)).toBe('');
    expect(error.fields).toEqual({ images: 'kitchen.jpg cannot be read. Remove it or choose again.' });
  });
});
