import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one of a few short amounts: bedrooms, bathrooms, months of advance.',
  avoid: 'Not for longer labels: use RadioGroup. Not for any amount: use a number field.',
  do: "Start with the option that means no choice: 'Any'.",
  dont: 'Do not use it for more than about six options.',
  anatomy: ['legend', 'chips, each with an optional count', 'error and hint below'],
  accessibility: [
    'Native radios in a `fieldset`: Tab enters the group, arrow keys select.',
    "A count is said in the chip's name: '1 bedroom, 37 homes'.",
  ],
  related: ['SegmentedToggle', 'RadioGroup', 'NumberField'],
} satisfies Guide;
