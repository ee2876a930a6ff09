import { describe, expect, it } from 'vitest';
import { resultsFoundText } from './results';

describe('results', () => {
  it('1 property found, 2 properties found, with thousands separators (ruling 39)', () => {
    expect([0, 1, 2, 1204].map(resultsFoundText)).toEqual([
      '0 properties found',
      '1 property found',
      '2 properties found',
      '1,204 properties found',
    ]);
  });
});
