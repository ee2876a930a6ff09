import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Listings opened on this device, for returning to them.',
  avoid: 'Results of a search: use ResultList. Listings similar to another: use SimilarProperties.',
  do: 'Show the newest first.',
  dont: 'Do not show it empty.',
  anatomy: ['heading', 'Clear and arrows', 'row of small cards'],
  accessibility: [
    'A `section` named by its heading with a list of cards. The arrows are buttons named Newer and Older, and the row scrolls with the keyboard by focusing its links.',
  ],
  related: ['PropertyCard', 'SimilarProperties'],
} satisfies Guide;
