import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To print a successful payment of the payment history.',
  avoid: 'A pending, failed or canceled payment: offer Contact Support.',
  do: 'Print it with usePrint.',
  dont: 'Do not add tax or a paid period: the payment history has neither.',
  anatomy: ['mark', 'who paid', 'what for', 'date, reference and status', 'amount', 'how to contact support'],
  accessibility: [
    'An `article` with a description list, in print only; the payment history has the same content.',
  ],
  related: ['PrintSheet', 'PaymentRow', 'WindowCard'],
} satisfies Guide;
