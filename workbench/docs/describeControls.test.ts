import { Heart } from 'lucide-react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { describeControls, nameInitialOptions } from './describeControls';

type Context = Parameters<typeof describeControls>[0];

const contextOf = (argTypes: object, initialArgs: object = {}) =>
  ({ argTypes, initialArgs }) as unknown as Context;

/** The control, options and type of one prop, as `type` is documented by docgen. */
function described(type: object, initial?: unknown, own: object = {}) {
  const context = contextOf({ prop: { name: 'prop', type, ...own } }, { prop: initial });
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
    type: 'primary | danger',
  });
  const literals = { name: 'enum', raw: "'start' | 'end'", value: ['start', 'end'] };
  expect(described(literals)).toMatchObject({ control: { type: 'select' }, options: ['start', 'end'] });
});

it('ignores undefined and null in a union', () => {
  expect(described(orUndefined({ name: 'boolean' }, 'boolean'))).toMatchObject({
    control: { type: 'boolean' },
    type: 'boolean',
  });
  expect(described(orUndefined(other('unknown'), '(() => void)'))).toMatchObject({
    control: { disable: true },
    type: '() => void',
  });
});

it('edits content as text, unless it is an element', () => {
  expect(described(other('ReactNode'), 'View Details').control).toEqual({ type: 'text' });
  expect(described(other('ReactNode'), createElement('p')).control).toEqual({ disable: true });
});

it('offers icons by name, also the initial one', () => {
  const icon = other('ComponentType', 'ComponentType<GlyphProps>');
  expect(described(icon, Heart)).toMatchObject({ control: { type: 'select' } });
  const argTypes = describeControls(contextOf({ icon: { name: 'icon', type: icon } }));
  expect(nameInitialOptions(contextOf(argTypes, { icon: Heart, label: 'Heart' }))).toEqual({
    icon: 'Heart',
    label: 'Heart',
  });
});
