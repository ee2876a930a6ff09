import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For yes or no in a form, or for options of which several may apply, such as amenities.',
  avoid:
    'Not for one of several options: use RadioGroup. Not for something that takes effect immediately: use a button.',
  do: "State what is on when it is checked: 'Running Water'.",
  dont: "Do not word it as a negative: 'Do not send emails'.",
  anatomy: ['box', 'label, which may contain links', 'number of results, if given', 'error and hint below'],
  accessibility: [
    'A native checkbox: Space toggles it, and the whole 44 px row is its label.',
    'Error and hint are its description, the error first; `aria-invalid` follows `error`.',
  ],
  related: ['CheckboxField', 'CheckboxGroupField', 'RadioGroup'],
} satisfies Guide;
