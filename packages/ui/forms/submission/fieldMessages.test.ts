import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelFromName, splitMessages } from './fieldMessages';

const fieldName = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/);
const message = fc.string({ minLength: 1, maxLength: 40 });

describe('field messages', () => {
  it('are all either at a field or in the summary', () => {
    fc.assert(
      fc.property(fc.dictionary(fieldName, message), fc.array(fieldName), (messages, rendered) => {
        const { fields, others } = splitMessages(messages, rendered);
        expect({ ...fields, ...others }).toEqual(messages);
        expect(Object.keys(fields).every((name) => rendered.includes(name))).toBe(true);
        expect(Object.keys(others).some((name) => rendered.includes(name))).toBe(false);
      }),
    );
  });
});

describe('field names as labels', () => {
  it.each([
    ['title', 'Title'],
    ['specificLocation', 'Specific Location'],
    ['specific_location', 'Specific Location'],
    ['', ''],
  ])('%s becomes %s', (name, label) => {
    expect(labelFromName(name)).toBe(label);
  });
});
