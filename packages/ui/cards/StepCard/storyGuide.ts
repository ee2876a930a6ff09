import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One step of an ordered process, in a numbered list of such cards: How It Works.',
  avoid:
    'Not for values or features, which have no order (ValueCard). Never without the list, which gives screen readers the order.',
  do: 'Place the cards in an `ol`.',
  dont: 'Do not write the number into the title.',
  anatomy: ['illustration', 'number', 'title', 'one or two sentences'],
  accessibility: [
    'A heading of level 3. Number and illustration are hidden from screen readers, which take the order from the list.',
  ],
  related: ['ValueCard', 'Text'],
} satisfies Guide;
