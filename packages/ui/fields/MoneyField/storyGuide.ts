import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'An editable amount of money: the price of a listing.',
  avoid: 'Read-only money: formatPrice. Rooms and areas: NumberField.',
  do: "Name the period in the label: 'Monthly Rent'.",
  dont: 'Do not ask users to type separators.',
  anatomy: ['label', 'currency sign, amount', 'error and hint'],
  accessibility: [
    'A text field with a decimal keyboard; the currency is part of its description. Separators appear while typing and are not in the value.',
  ],
  related: ['NumericInput', 'NumberField'],
} satisfies Guide;
