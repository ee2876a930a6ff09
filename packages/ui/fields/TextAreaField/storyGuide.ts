import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Text of several lines: a description, a bio, a message. Set maxCharacters where the schema limits the length.',
  avoid: 'A name or a place: use TextField, which has one line.',
  do: 'Set `rows` to the length that you expect.',
  dont: 'Do not cut what is pasted.',
  anatomy: ['label', 'field of several lines', 'error, hint and count'],
  accessibility: [
    'A native `textarea` with a label; error and hint are its description. The count is announced a moment after typing stops.',
  ],
  related: ['TextField', 'TextInput'],
} satisfies Guide;
