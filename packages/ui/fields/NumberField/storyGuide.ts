import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A whole number: bedrooms, bathrooms, parking spaces, an area in square feet.',
  avoid: 'Money: MoneyField. Phone numbers: PhoneField. A choice out of a few numbers: number chips.',
  do: "Show the unit: 'sq ft'.",
  dont: 'Do not show 0 for an empty field.',
  anatomy: ['label', 'number and unit', 'error and hint'],
  accessibility: [
    'A text field with a numeric keyboard; the unit is part of its description. Arrow keys and the wheel do not change it.',
  ],
  related: ['NumericInput', 'MoneyField', 'NumberChips'],
} satisfies Guide;
