import { ApiError } from '@efie/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { array, mixed, object, string } from 'yup';
import {
  labelFromName,
  checkValues,
  describeInvalidFields,
  readFieldMessages,
  splitMessages,
} from './fieldMessages';

const fieldName = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/);
const message = fc.string({ minLength: 1, maxLength: 40 });

describe('checkValues', () => {
  const schema = object({
    title: string().required('Title field is required').min(3, 'Title is short'),
    images: array().of(object({ url: string().required('No URL') })),
  });

  it('C51: returns the first message of each field, in the order of its rules', () => {
    expect(checkValues(schema, { title: '', images: [{ url: '' }, { url: '' }] }).messages).toEqual({
      title: 'Title field is required',
      images: 'No URL',
    });
    expect(checkValues(schema, { title: 'ab' }).messages).toEqual({ title: 'Title is short' });
  });

  it('returns valid values without messages and with transforms applied', () => {
    const image = new Blob(['x']);
    const values = { email: ' ama@adomkeys.example ', password: ' a b ', image, codes: ['x'] };
    const checked = checkValues(
      object({ email: string().trim(), password: string(), image: mixed() }),
      values,
    );
    expect(checked.messages).toEqual({});
    expect(checked.values).toEqual({ ...values, email: 'ama@adomkeys.example' });
    expect(checked.values.image).toBe(image);
  });

  it('C51: returns the message of the first failing rule', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (passes) => {
        const rules = passes.reduce(
          (schemaSoFar, isPassed, index) =>
            schemaSoFar.test(`rule-${index}`, `rule ${index}`, () => isPassed),
          string(),
        );
        const failing = passes.indexOf(false);
        expect(checkValues(object({ field: rules }), { field: 'x' }).messages).toEqual(
          failing === -1 ? {} : { field: `rule ${failing}` },
        );
      }),
    );
  });

  it('rethrows an exception inside a rule', () => {
    const broken = object({
      title: string().test('broken', () => {
        throw new TypeError('no such rule');
      }),
    });
    expect(() => checkValues(broken, { title: '' })).toThrow('no such rule');
  });
});

describe('field messages of a failed request', () => {
  it('C51 F17: reads the first message of a list, a text, and maps nested names to their field', () => {
    const error = {
      fields: { email: ['Taken', 'Wrong'], phone: 'Bad', 'images.0': ['Too large'], 'images.1': ['Broken'] },
    };
    expect(readFieldMessages(error)).toEqual({ email: 'Taken', phone: 'Bad', images: 'Too large' });
  });

  it('reads an ApiError', () => {
    const error = new ApiError({ kind: 'http', status: 422, fields: { town: 'Unknown' } });
    expect(readFieldMessages(error)).toEqual({ town: 'Unknown' });
  });

  it.each([
    null,
    undefined,
    'no',
    3,
    [],
    new Error('x'),
    { fields: null },
    { fields: ['x'] },
    { fields: 'x' },
  ])('are empty for %s', (error) => {
    expect(readFieldMessages(error)).toEqual({});
  });

  it('are always non-empty strings, for any error value', () => {
    fc.assert(
      fc.property(fc.anything(), (fields) => {
        for (const text of Object.values(readFieldMessages({ fields }))) {
          expect(typeof text).toBe('string');
          expect(text).not.toBe('');
        }
      }),
    );
  });

  it('F17: are all either at a field or in the summary', () => {
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

  it('C487: lists the invalid fields by capitalized name', () => {
    expect(describeInvalidFields(['title', 'specificLocation'])).toBe(
      'Please fix the errors in the following fields: Title, Specific Location',
    );
  });
});
