import { describe, expect, it } from 'vitest';
import { readJson, readJsonObject, sentAfter } from './sentJson';

describe('the JSON box of the record editor', () => {
  it.each([
    ['{"a":1,}', /^Line 1, sign 8: /],
    ['{\n  "a": 1\n  "b": 2\n}', /^Line 3, sign 3: /],
    ['', /^The end is missing: |^Line 1, sign 1: /],
    ['{"a":', /is not JSON/],
  ])('says where %j stops to be JSON', (text, expected) => {
    expect(readJson(text)).toMatchObject({ ok: false, error: expect.stringMatching(expected) });
  });

  it.each(['null', '[]', '7', '"text"'])('takes %s for no record, but for a value', (text) => {
    expect(readJsonObject(text).ok).toBe(false);
    expect(readJson(text).ok).toBe(true);
  });

  it('sends what was changed, and only that', () => {
    const own = { id: '1', price: 900, viewCount: 13, amenities: [] };
    const shown = { ...own, viewCount: 12 };
    const typed = { id: '1', price: '900.00', viewCount: 12, extra: true };
    expect(sentAfter({ shown, typed, own }, undefined)).toEqual({
      fields: { price: '900.00', extra: true },
      omit: ['amenities'],
    });
  });

  it('keeps what was sent otherwise before, and ends it when the record itself is written again', () => {
    const own = { id: '1', price: 900, amenities: [] as string[] };
    const before = { fields: { price: 'abc' }, omit: ['amenities'] };
    const shown = { id: '1', price: 'abc' };
    expect(sentAfter({ shown, typed: { ...shown, id: null }, own }, before)).toEqual({
      fields: { id: null, price: 'abc' },
      omit: ['amenities'],
    });
    expect(sentAfter({ shown, typed: own, own }, before)).toBeNull();
  });
});
