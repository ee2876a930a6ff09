import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A single yes or no that is sent with the form: terms, remember me.',
  avoid:
    'Several choices of one kind: CheckboxGroupField. A setting that applies at once, without a submit: a switch.',
  do: "Write the label in the first person where it is consent: 'I agree to the terms'.",
  dont: 'Do not check consent in advance.',
  anatomy: ['box', 'label, which may contain links', 'error and hint'],
  accessibility: [
    'A native checkbox: Space toggles it, and a link in its label does not. Error and hint are its description.',
  ],
  related: ['Checkbox', 'CheckboxGroupField'],
} satisfies Guide;
