import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For rows whose columns users compare: payments, a comparison of properties.',
  avoid: 'Not for layout: use Grid. Not for items of one line each: use a list.',
  do: 'Align numbers at the end.',
  dont: 'Do not put more than one action into a row.',
  anatomy: ['caption', 'header row', 'rows, which are blocks on phones', 'empty text, or skeletons'],
  accessibility: [
    'A native table named by its caption; on phones its rows keep their table roles.',
    'A table wider than its container scrolls with the keyboard, as a named region. `aria-busy` while loading.',
  ],
  related: ['PaymentRow', 'Pagination'],
} satisfies Guide;
