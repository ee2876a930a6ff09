import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The listings that a search found, with loading, empty and failed states.',
  avoid: 'A fixed set of listings: place the cards in a grid.',
  do: 'Keep the old results on the page while filters change.',
  dont: 'Do not show the empty state after a failure.',
  anatomy: [
    'cards in a grid',
    'or skeletons and the slow notice',
    'or the empty state',
    'or the error with Try again',
  ],
  accessibility: [
    'A list of cards. Skeletons are hidden from screen readers; the screen announces the number of results.',
  ],
  related: ['PropertyCard', 'EmptyState', 'ErrorState', 'SlowNotice'],
} satisfies Guide;
