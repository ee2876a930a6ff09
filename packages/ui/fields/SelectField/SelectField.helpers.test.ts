import { describe, expect, it } from 'vitest';
import { withUnset, withValue } from './SelectField.helpers';

const options = [
  { value: 'house', label: 'House' },
  { value: 'land', label: 'Land' },
];

describe('the options of a select', () => {
  it.each(['', 'house'])('stay the same list while "%s" is chosen', (value) => {
    expect(withValue(options, value)).toBe(options);
  });

  it('hold an unknown value as their last, under readable words', () => {
    expect(withValue(options, 'beach_hut')).toEqual([...options, { value: 'beach_hut', label: 'Beach Hut' }]);
  });

  it('begin with the unset one where it has words', () => {
    expect(withUnset(options, 'All types')).toEqual([{ value: '', label: 'All types' }, ...options]);
    expect(withUnset(options, undefined)).toBe(options);
  });
});
