import { expect, it } from 'vitest';
import { showOptionsAsType } from './showOptionsAsType';

type Context = Parameters<typeof showOptionsAsType>[0];

it('shows the options as the type, and leaves other props as they are', () => {
  const argTypes = {
    kind: {
      name: 'kind',
      options: ['primary', 'danger'],
      table: { defaultValue: { summary: "'primary'" }, type: { summary: '(typeof BUTTON_KINDS)[number]' } },
    },
    label: { name: 'label', table: { type: { summary: 'string' } } },
  };
  expect(showOptionsAsType({ argTypes } as unknown as Context)).toEqual({
    ...argTypes,
    kind: {
      ...argTypes.kind,
      table: { defaultValue: { summary: "'primary'" }, type: { summary: '"primary" | "danger"' } },
    },
  });
});
