import { describe, expect, it } from 'vitest';
import { checkJson } from './checkJson';

const accept = () => [];

describe('checking the text of the record editor', () => {
  it.each([
    ['{"a":1,}', 'Line 1, column 8: invalid JSON, unexpected "}".'],
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3: invalid JSON, unexpected "\\"".'],
    ['', 'Line 1, column 1: invalid JSON, unexpected end of text.'],
    ['{"a":', 'Line 1, column 6: invalid JSON, unexpected end of text.'],
  ])('reports where %j is invalid', (text, message) => {
    expect(checkJson(text, accept)).toMatchObject({ ok: false, errors: [{ message }] });
  });

  it('returns the value of valid JSON', () => {
    expect(checkJson('[null, 7]', accept)).toEqual({ ok: true, value: [null, 7] });
  });

  it('reports where a value is invalid, with its path and what is expected', () => {
    const text = '{\n  "images": [{ "path": 7 }, {}],\n  "price": -5\n}';
    const validate = () => [
      { path: ['images', '0', 'path'], message: 'must be string' },
      { path: ['images', '1'], message: "must have required property 'path'" },
      { path: [], message: "must have required property 'title'" },
    ];
    const checked = checkJson(text, validate);
    if (checked.ok) throw new Error('The value was accepted.');
    expect(checked.errors.map(({ from, to, message }) => [text.slice(from, to), message])).toEqual([
      ['7', 'Line 2, column 24: images.0.path must be string.'],
      ['{', "Line 2, column 29: images.1 must have required property 'path'."],
      ['{', "Line 1, column 1: the record must have required property 'title'."],
    ]);
  });
});
