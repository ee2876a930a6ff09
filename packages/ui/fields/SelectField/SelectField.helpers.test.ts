import { describe, expect, it } from 'vitest';
import { withEmptyOption, withCurrentValue } from './SelectField.helpers';

const options = [
  { value: 'house', label: 'House' },
  { value: 'land', label: 'Land' },
];

describe('select options', () => {
  it.each(['', 'house'])('are the same array while "%s" is chosen', (value) => {
    expect(withCurrentValue(options, value)).toBe(options);
  });

  it('end with an unknown value under a readable label', () => {
    expect(withCurrentValue(options, 'beach_hut')).toEqual([
      ...options,
      { value: 'beach_hut', label: 'Beach Hut' },
    ]);
  });

  it('begin with the empty option if there is a placeholder', () => {
    expect(withEmptyOption(options, 'All types')).toEqual([{ value: '', label: 'All types' }, ...options]);
    expect(withEmptyOption(options, undefined)).toBe(options);
  });
});
