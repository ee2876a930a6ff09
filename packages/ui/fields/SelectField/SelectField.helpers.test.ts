import { describe, expect, it } from 'vitest';
import { withUnset, withValue } from './SelectField.helpers';

const options = [
  { value: 'house', label: 'House' },
  { value: 'land', label: 'Land' },
];

describe('select options', () => {
  it.each(['', 'house'])('are the same array while "%s" is chosen', (value) => {
    expect(withValue(options, value)).toBe(options);
  });

  it('end with an unknown value under a readable label', () => {
    expect(withValue(options, 'beach_hut')).toEqual([...options, { value: 'beach_hut', label: 'Beach Hut' }]);
  });

  it('begin with the empty option if there is a placeholder', () => {
    expect(withUnset(options, 'All types')).toEqual([{ value: '', label: 'All types' }, ...options]);
    expect(withUnset(options, undefined)).toBe(options);
  });
});
