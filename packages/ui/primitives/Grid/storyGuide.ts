import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For lists of cards and other equal columns: one on phones, two from 641 px, three from 1024 px.',
  avoid:
    'Not for a text column with an aside, nor for parts of unequal width: use Stack or a grid of the screen.',
  do: 'Render a list of cards as a `ul` with `role="list"`.',
  dont: 'Do not set fixed column widths.',
  anatomy: ['equal columns', 'items of equal height'],
  accessibility: [
    'No role of its own. A `ul` without bullets needs `role="list"` to stay a list in some browsers.',
    'Reading order is the order in the code.',
  ],
  related: ['Stack', 'Container'],
} satisfies Guide;
