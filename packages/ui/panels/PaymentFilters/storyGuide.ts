import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Above a payment history with several statuses or years.',
  avoid: 'With a single payment, or payments of one status and year: it renders nothing.',
  do: 'Show the number of payments of each choice.',
  dont: 'Do not show an empty table without saying which filter to clear.',
  anatomy: ['status', 'year', 'number of payments shown', 'when none match: buttons that clear a filter'],
  accessibility: ['Native selects in a named group; the number of payments shown is a status message.'],
  related: ['Table', 'PaymentRow', 'Select'],
  exports: ['PaymentFilters', 'NoPaymentsLeft'],
} satisfies Guide;
