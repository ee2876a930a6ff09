import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For an amount with thousands separators: money, an area, a number of rooms.',
  avoid: 'Not for phone numbers and codes, which are text. In a form use MoneyField or NumberField.',
  do: "Name the unit in the suffix: 'sq ft'.",
  dont: 'Do not use it for a phone number or a code.',
  anatomy: ['label', 'prefix, number and suffix', 'error and hint below'],
  accessibility: [
    'A text field with `inputmode` decimal or numeric, always left to right.',
    'Arrow keys and the wheel do not change the number; the unit is part of its description.',
  ],
  related: ['MoneyField', 'NumberField', 'TextInput'],
} satisfies Guide;
