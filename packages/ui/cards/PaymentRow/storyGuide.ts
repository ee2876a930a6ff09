import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A single payment. A history of several is a Table with paymentColumns, which stacks its rows the same way on phones.',
  avoid: 'Not for the price of a plan on sale (PlanCard).',
  do: "Say that a field is missing: 'Not given'.",
  dont: 'Do not guess the status of a payment.',
  anatomy: ['plan and amount', 'date and status', 'reference'],
  accessibility: ['Text; the status has a word, not color alone. A field that is missing says so.'],
  related: ['Table', 'PlanCard'],
  exports: ['PaymentRow', 'paymentColumns'],
} satisfies Guide;
