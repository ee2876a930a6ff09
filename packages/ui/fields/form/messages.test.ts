import { ApiError } from '@efie/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { array, mixed, object, string } from 'yup';
import { capitalisedName, checkValues, fixTheseFields, messagesOf, splitMessages } from './messages';

const fieldName = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/);
const message = fc.string({ minLength: 1, maxLength: 40 });

describe('the rules of a form', () => {
  const schema = object({
    title: string().required('Title field is required').min(3, 'Title is short'),
    images: array().of(object({ url: string().required('No address') })),
  });

  it('C51: gives the first message of each field, in the order of its rules', () => {
    expect(checkValues(schema, { title: '', images: [{ url: '' }, { url: '' }] }).messages).toEqual({
      title: 'Title field is required',
      images: 'No address',
    });
    expect(checkValues(schema, { title: 'ab' }).messages).toEqual({ title: 'Title is short' });
  });

  it('says nothing of values that are right, and hands them on through the transforms', () => {
    const picture = new Blob(['x']);
    const values = { email: ' ama@adomkeys.example ', password: ' a b ', picture, codes: ['x'] };
    const checked = checkValues(
      object({ email: string().trim(), password: string(), picture: mixed() }),
      values,
    );
    expect(checked.messages).toEqual({});
    expect(checked.values).toEqual({ ...values, email: 'ama@adomkeys.example' });
    expect(checked.values.picture).toBe(picture);
  });

  it('C51: whatever the rules of a field, its first failing one speaks', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (passes) => {
        const rules = passes.reduce(
          (schemaSoFar, isPassed, place) =>
            schemaSoFar.test(`rule-${place}`, `rule ${place}`, () => isPassed),
          string(),
        );
        const failing = passes.indexOf(false);
        expect(checkValues(object({ field: rules }), { field: 'x' }).messages).toEqual(
          failing === -1 ? {} : { field: `rule ${failing}` },
        );
      }),
    );
  });

  it('does not hide a fault of the rules themselves', () => {
    const broken = object({
      title: string().test('broken', () => {
        throw new TypeError('no such rule');
      }),
    });
    expect(() => checkValues(broken, { title: '' })).toThrow('no such rule');
  });
});

describe('the messages of a refused call', () => {
  it('C51 F17: takes the first message of a list, a text, and the owner of a nested name', () => {
    const error = {
      fields: { email: ['Taken', 'Wrong'], phone: 'Bad', 'images.0': ['Too large'], 'images.1': ['Broken'] },
    };
    expect(messagesOf(error)).toEqual({ email: 'Taken', phone: 'Bad', images: 'Too large' });
  });

  it('reads the one error of the calls', () => {
    const error = new ApiError({ kind: 'http', status: 422, fields: { town: 'Unknown' } });
    expect(messagesOf(error)).toEqual({ town: 'Unknown' });
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
  ])('has none for %s', (error) => {
    expect(messagesOf(error)).toEqual({});
  });

  it('reads anything without throwing, into texts only', () => {
    fc.assert(
      fc.property(fc.anything(), (fields) => {
        for (const text of Object.values(messagesOf({ fields }))) {
          expect(typeof text).toBe('string');
          expect(text).not.toBe('');
        }
      }),
    );
  });

  it('F17: loses no message between fields and summary', () => {
    fc.assert(
      fc.property(fc.dictionary(fieldName, message), fc.array(fieldName), (messages, shown) => {
        const { fields, others } = splitMessages(messages, shown);
        expect({ ...fields, ...others }).toEqual(messages);
        expect(Object.keys(fields).every((name) => shown.includes(name))).toBe(true);
        expect(Object.keys(others).some((name) => shown.includes(name))).toBe(false);
      }),
    );
  });
});

describe('field names as words', () => {
  it.each([
    ['title', 'Title'],
    ['specificLocation', 'Specific Location'],
    ['specific_location', 'Specific Location'],
    ['', ''],
  ])('%s reads %s', (name, words) => {
    expect(capitalisedName(name)).toBe(words);
  });

  it('C487: names the wrong fields with capital letters', () => {
    expect(fixTheseFields(['title', 'specificLocation'])).toBe(
      'Please fix the errors in the following fields: Title, Specific Location',
    );
  });
});
