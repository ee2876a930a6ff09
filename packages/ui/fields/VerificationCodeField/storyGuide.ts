import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The code from a verification email: one input, so that paste and autofill work.',
  avoid: 'Six separate inputs, digits only, or a password.',
  do: 'Say that the code can be pasted.',
  dont: 'Do not split it into six fields.',
  anatomy: ['label', 'one wide field for six characters', 'error and hint'],
  accessibility: [
    'One text field with `autocomplete` one-time-code, so that phones offer the code. Spaces are removed from pasted text.',
  ],
  related: ['VerifyForm', 'TextField'],
} satisfies Guide;
