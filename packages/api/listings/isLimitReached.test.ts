import { describe, expect, it } from 'vitest';
import { ApiError } from '../wire/ApiError';
import { isLimitReached } from './isLimitReached';

const forbidden = (serverMessage: string) => new ApiError({ kind: 'http', status: 403, serverMessage });

describe('isLimitReached', () => {
  it('only the exact server message counts as the listing limit', () => {
    const limit = 'Listing limit reached. Please upgrade your plan.';
    expect(isLimitReached(forbidden(limit))).toBe(true);
    for (const other of [`${limit} `, ` ${limit}`, limit.toLowerCase(), limit.slice(0, -1), '']) {
      expect(isLimitReached(forbidden(other)), other).toBe(false);
    }
    expect(isLimitReached(new Error(limit))).toBe(false);
  });
});
