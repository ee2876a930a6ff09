import { Heart } from 'lucide-react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { describeControls, nameInitialOptions } from './describeControls';

type Context = Parameters<typeof describeControls>[0];

const contextOf = (argTypes: object, initialArgs: object = {}) =>
  ({ argTypes, initialArgs }) as unknown as Context;

/** The control, options and type of one prop, as `type` is documented by docgen. */
function described(type: object | undefined, initial?: unknown, own: object = {}) {
  const context = contextOf({ prop: { name: 'prop', ...(type && { type }), ...own } }, { prop: initial });
  const { control, options, table } = describeControls(context)['prop'] ?? {};
  return { control, options, type: table?.type?.summary };
}

const other = (value: string, raw?: string) => ({ name: 'other', value, ...(raw && { raw }) });
const orUndefined = (type: object, raw: string) => ({
  name: 'union',
  raw: `${raw} | undefined`,
  value: [type, other('undefined')],
});

it('offers the listed options, and shows them as the type', () => {
  expect(described(other('unknown[number]'), 'primary', { options: ['primary', 'danger'] })).toEqual({
    control: { type: 'select' },
    options: ['primary', 'danger'],
    type: '"primary" | "danger"',
  });
  expect(described({ name: 'enum', raw: "'start' | 'end'", value: ['start', 'end'] }).options).toEqual([
    'start',
    'end',
  ]);
});

it('ignores undefined and null in a union', () => {
  expect(described(orUndefined({ name: 'boolean' }, 'boolean'))).toMatchObject({
    control: { type: 'boolean' },
    type: 'boolean',
  });
  expect(described(orUndefined({ name: 'string' }, 'string'))).toMatchObject({ control: { type: 'text' } });
  expect(described(orUndefined(other('unknown'), '(() => void)'))).toMatchObject({
    control: { disable: true },
    type: '() => void',
  });
});

it('edits content as text, unless it is an element', () => {
  expect(described(other('ReactNode'), 'View Details')).toMatchObject({
    control: { type: 'text' },
    type: 'text or elements',
  });
  expect(described(other('ReactNode'), createElement('p'))).toMatchObject({ control: { disable: true } });
});

it('offers icons by name', () => {
  expect(described(other('ComponentType', 'ComponentType<GlyphProps>'), Heart)).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['Heart', 'Phone']),
    type: 'icon',
  });
});

it('edits plain data as JSON, and nothing that JSON cannot hold', () => {
  expect(described(other('unknown'), [{ value: 'rent' }])).toMatchObject({
    control: { type: 'object' },
    type: 'list',
  });
  expect(described(other('unknown'), [{ render: () => null }])).toMatchObject({ control: { disable: true } });
  expect(described({ name: 'function', raw: '(page: number) => string' })).toMatchObject({
    control: { disable: true },
    type: '(page: number) => string',
  });
});

it('names the parts of a picked type', () => {
  expect(described(other('Pick', "Pick<Listing, 'id' | 'title'>")).type).toBe('Listing: id, title');
});

it('describes attributes that only a story sets, and omits props that a component does not take', () => {
  const argTypes = describeControls(
    contextOf(
      {
        placeholder: { name: 'placeholder', type: { name: 'string' } },
        children: { name: 'children', type: other('never') },
      },
      { placeholder: 'Your name' },
    ),
  );
  expect(Object.keys(argTypes)).toEqual(['placeholder']);
  expect(argTypes['placeholder']).toMatchObject({
    description: 'Example shown while the field is empty.',
    control: { type: 'text' },
    table: { type: { summary: 'string' } },
  });
});

it('names an initial value that is one of the options', () => {
  const villa = { title: 'Villa' };
  const context = contextOf(
    { listing: { options: ['Villa'], mapping: { Villa: villa } }, label: {} },
    { listing: villa, label: 'Heart' },
  );
  expect(nameInitialOptions(context)).toEqual({ listing: 'Villa', label: 'Heart' });
});
